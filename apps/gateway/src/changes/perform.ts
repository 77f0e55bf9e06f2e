import { idempotencyKey } from '@backoffice/validators';
import { keyReused } from '../errors/catalogue/catalogue.texts.ts';
import { checked } from '../errors/checked.ts';
import { isOutcomeUnknown, isRefusal, isRefusalOfToken } from '../errors/upstream-error.ts';
import type { ChangeInput, OnceInput } from '../api/schema-types.generated.ts';
import type { ChangeKey } from '../rest/rest-client.ts';
import { changeErrorOf, conflict, gone, type ChangeErrorParent, type FieldNames } from './change-error.ts';
import type { ChangeKeys, ChangeRun } from './change-keys.ts';

/** The answer of a change that was made. */
export interface Made<Entity, Result = never> {
  /** As it is now, where that could be read. */
  readonly entity: Entity | null;
  /** Further answer of the service. */
  readonly result?: Result;
}

/** Outcome of a change; a refused one has no result. */
export interface Changed<Entity, Result = never> extends Made<Entity, Result> {
  readonly error: ChangeErrorParent | null;
}

/** Facts for the audit trail that are not in the answer of a change, noted on its way. */
export interface ChangeNotes {
  /** State of the entity before the change. */
  before: object | null;
  /** Its key had been used for the same change already. */
  repeated: boolean;
  /** Contents of the confirmation that the change itself does not move, as the gateway read them; undefined without any. */
  shown: Parameters<ChangeRun['leaves']>[0];
  /** Awaited before the change leaves: writes who is about to change what. @throws GatewayError where nobody would know */
  readonly intend: (notes: ChangeNotes) => Promise<void>;
}

/** Notes of a change that has just been requested. */
export const createChangeNotes = (intend: ChangeNotes['intend'] = () => Promise.resolve()): ChangeNotes => ({
  before: null,
  repeated: false,
  shown: undefined,
  intend,
});

/** The parts of a request that a change needs. */
export interface ChangeContext {
  /** `id` is the `sub` of the person. */
  readonly viewer: { readonly id: string };
  readonly changes: ChangeKeys;
  readonly notes: ChangeNotes;
}

/** Settings that the mutations of a domain have in common. */
export interface ChangeDomain {
  /** Of its keys: the same key in another area is another key. */
  readonly area: string;
  /** Service's names of the body's fields → names of the arguments; a refusal names them. */
  readonly fieldNames?: FieldNames;
}

/** A mutation as it is requested. */
export interface ChangeRequest extends ChangeDomain {
  /** Name of the mutation. */
  readonly operation: string;
  /** All its arguments, its key among them. */
  readonly args: { readonly change: ChangeInput } | { readonly once: OnceInput };
}

/** Headers of a change that is made once. */
export interface OnceHeaders {
  readonly idempotencyKey: ChangeKey;
}

/** Headers of a change of an entity with versions. */
export interface ChangeHeaders extends OnceHeaders {
  /** The version that the person saw. */
  readonly ifMatch: number;
}

/** The steps in which changes differ. */
export interface ChangeSteps<Entity, Body, Result> {
  /** Checks the arguments and makes the service's body of them. Throws GatewayError. */
  readonly body: () => Body;
  /**
   * Refuses a change that is not allowed now.
   * @param wasSent it may have been made already, and have changed things itself: then it asks the person, and whether what
   * it does not change is what was shown
   */
  readonly check?: (wasSent: boolean, isAsSent: ChangeRun['isAsSent']) => Promise<Changed<Entity, Result> | undefined>;
  readonly send: (body: Body, headers: OnceHeaders) => Promise<Made<Entity, Result>>;
  /** The entity as it is after a conflict. */
  readonly current?: () => Promise<Entity | null>;
}

/** Nothing was changed, and why. */
export const refused = <Entity>(error: ChangeErrorParent, entity: Entity | null = null) => ({ entity, error });

const keyIn = (args: ChangeRequest['args']) =>
  'change' in args
    ? { argument: 'change.idempotencyKey', key: args.change.idempotencyKey }
    : { argument: 'once.idempotencyKey', key: args.once.idempotencyKey };

/**
 * Does a change once for its key, the permission behind it already: arguments, key, its check, the service. Where it may
 * have been made before under this key, the service decides: it answers the same key as it did before.
 */
export const perform = async <Entity, Body, Result = never>(
  { viewer, changes, notes }: ChangeContext,
  { area, operation, args, fieldNames = {} }: ChangeRequest,
  { body: toBody, check, send, current }: ChangeSteps<Entity, Body, Result>,
): Promise<Changed<Entity, Result>> => {
  const { argument, key } = keyIn(args);
  try {
    checked(argument, idempotencyKey, key);
    const body = toBody();
    notes.repeated = true; // unless it is run here and now, for the first time
    const requested = { area, personId: viewer.id, key, request: [operation, args] };
    const outcome = await changes.once<Changed<Entity, Result>>(requested, async (run) => {
      const { wasSent, isSent, isAsSent } = run;
      notes.repeated = wasSent;
      const refusal = await check?.(wasSent, isAsSent);
      if (refusal) return refusal;
      const leaves = async () => {
        await notes.intend(notes);
        await run.leaves(notes.shown);
      };
      try {
        return { ...(await send(body, { idempotencyKey: { value: key, leaves } })), error: null };
      } catch (error) {
        // what a read ends with proves nothing about a change that was sent
        if (!isRefusal(error) || (isSent() && !error.ofChange) || (wasSent && isRefusalOfToken(error))) throw error;
        const found = error.kind === 'CONFLICT' ? await current?.().catch(() => null) : null;
        return refused(changeErrorOf(error, fieldNames) ?? gone, found);
      }
    });
    return outcome ?? refused(conflict('idempotency_key_reused', keyReused));
  } catch (error) {
    const expected = isOutcomeUnknown(error) ? undefined : changeErrorOf(error, fieldNames);
    if (expected === undefined) throw error;
    return refused(expected);
  }
};

import { idempotencyKey } from '@backoffice/validators';
import { keyReused } from '../errors/catalogue/catalogue.texts.ts';
import { checked } from '../errors/checked.ts';
import { isOutcomeUnknown, isRefusal, isRefusalOfToken } from '../errors/upstream-error.ts';
import type { ChangeInput, OnceInput } from '../api/schema-types.generated.ts';
import type { ChangeKey } from '../rest/rest-client.ts';
import { changeErrorOf, conflict, gone, type ChangeErrorParent, type FieldNames } from './change-error.ts';
import type { ChangeKeys, ChangeRun } from './change-keys.ts';

/** Result of a change that was made. */
export interface MadeChange<Entity, Result = never> {
  /** Entity after the change; null when it could not be read. */
  readonly entity: Entity | null;
  /** Additional result of the service. */
  readonly result?: Result;
}

/** Outcome of a change. A refused one has an `error` and no result. */
export interface Changed<Entity, Result = never> extends MadeChange<Entity, Result> {
  readonly error: ChangeErrorParent | null;
}

/** Facts for the audit trail that the result of a change does not contain. They are noted while it runs. */
export interface ChangeNotes {
  /** Entity before the change. */
  before: object | null;
  /** True when the outcome comes from another request with the key, or an earlier run with the key was sent. */
  repeated: boolean;
  /**
   * Contents that the dialog of the change shows, as the gateway read them. First the fields that no change moves, then
   * the same fields with the state. Undefined for an entity without a version of `withDerivedVersion`.
   */
  shown: Parameters<ChangeRun['markSent']>[0];
  /** Writes the intent to the audit trail, before the change is sent. @throws GatewayError when it cannot be written */
  readonly intend: (notes: ChangeNotes) => Promise<void>;
}

/** Creates the notes of a new request. */
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

/** Settings that all mutations of a domain share. */
export interface ChangeDomain {
  /** Namespace of the idempotency keys: the same key in another area is a different one. */
  readonly area: string;
  /** Names of fields in the service's body, each with the path of our argument. Refusals name the argument. */
  readonly fieldNames?: FieldNames;
}

/** Mutation as it was requested. */
export interface ChangeRequest extends ChangeDomain {
  /** Name of the mutation. */
  readonly operation: string;
  /** All arguments, including the idempotency key. */
  readonly args: { readonly change: ChangeInput } | { readonly once: OnceInput };
}

/** Headers of a change without versions. */
export interface OnceHeaders {
  readonly idempotencyKey: ChangeKey;
}

/** Headers of a change with optimistic locking. */
export interface ChangeHeaders extends OnceHeaders {
  /** The version that the person saw. */
  readonly ifMatch: number;
}

/** Steps that differ between changes. */
export interface ChangeSteps<Entity, Body, Result> {
  /** Checks the arguments and returns the body for the service. @throws GatewayError for invalid arguments */
  readonly body: () => Body;
  /**
   * Refuses a change that is not allowed now; undefined when it is allowed.
   * @param wasSent true when an earlier run with the key was sent. It may have altered the record.
   * The check then covers the person and the fields that no change moves. While the state is still the shown one, it
   * covers the version too
   * @param wasShown tells whether a content equals the one shown when the change was sent
   */
  readonly check?: (wasSent: boolean, wasShown: ChangeRun['wasShown']) => Promise<Changed<Entity, Result> | undefined>;
  readonly send: (body: Body, headers: OnceHeaders) => Promise<MadeChange<Entity, Result>>;
  /** Reads the current entity after a conflict. */
  readonly current?: () => Promise<Entity | null>;
}

/** Creates the outcome of a refused change. */
export const refused = <Entity>(error: ChangeErrorParent, entity: Entity | null = null) => ({ entity, error });

const keyIn = (args: ChangeRequest['args']) =>
  'change' in args
    ? { argument: 'change.idempotencyKey', key: args.change.idempotencyKey }
    : { argument: 'once.idempotencyKey', key: args.once.idempotencyKey };

/**
 * Makes a change once for its key, after the permission was checked. It checks the arguments and the key, runs `check`,
 * and calls the service. A known outcome is returned. If an earlier run was sent and its outcome is unknown, the service
 * decides. It repeats its answer for the same key. A refusal resolves with `error`.
 * @throws other errors, such as those of an unknown outcome
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
    notes.repeated = true; // stays true unless the change is run below
    const requested = { area, personId: viewer.id, key, request: [operation, args] };
    const outcome = await changes.runOnce<Changed<Entity, Result>>(requested, async (run) => {
      const { wasSent, isSent, wasShown } = run;
      notes.repeated = wasSent;
      const refusal = await check?.(wasSent, wasShown);
      if (refusal) return refusal;
      const beforeSend = async () => {
        await notes.intend(notes);
        await run.markSent(notes.shown);
      };
      try {
        return { ...(await send(body, { idempotencyKey: { value: key, beforeSend } })), error: null };
      } catch (error) {
        // a refusal of a read does not show whether a change that was sent was made
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

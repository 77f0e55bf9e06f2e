import { idempotencyKey } from '@backoffice/validators';
import { keyReused, staleVersion } from '../errors/catalogue.texts.ts';
import { checked } from '../errors/checked.ts';
import { errorCodes } from '../errors/error-codes.ts';
import { isRefusal, UpstreamError, withUnknownOutcome } from '../errors/upstream-error.ts';
import type { ChangeInput } from '../graphql/resolvers.generated.ts';
import { changeErrorOf, type ChangeErrorParent, type FieldNames } from './change-error.ts';
import type { ChangeKeys } from './change-keys.ts';

/** How a change ended. */
export interface Changed<Entity, Result> {
  /** As it is now, where that could be read. */
  readonly entity: Entity | null;
  /** What the service answered beside it; null when nothing was changed. */
  readonly result: Result | null;
  readonly error: ChangeErrorParent | null;
}

/** What goes along with a change. */
export interface ChangeHeaders {
  readonly idempotencyKey: string;
  readonly ifMatch: number;
}

/** Who asks for what. */
export interface ChangeRequest<Entity, Result> {
  readonly keys: ChangeKeys<Changed<Entity, Result>>;
  /** `sub` of the person. */
  readonly personId: string;
  /** Name of the mutation. */
  readonly operation: string;
  readonly args: { readonly change: ChangeInput };
}

/** The steps in which changes differ. */
export interface ChangeSteps<Entity, Body, Result> {
  /** Checks the arguments and makes the service's body of them. Throws InputError. */
  readonly body: () => Body;
  /** The entity as it is now; null when there is none. */
  readonly read: () => Promise<Entity | null>;
  /** Why it may not be done, by the rule that the screen was shown. */
  readonly refusal: (entity: Entity) => { readonly code: string; readonly message: string } | undefined;
  readonly send: (body: Body, headers: ChangeHeaders) => Promise<{ entity: Entity | null; result: Result }>;
  /** Fields of the body that a service may refuse, by the names of the arguments. */
  readonly fieldNames: FieldNames;
}

const conflict = (extendedCode: string, message: string): ChangeErrorParent => ({
  code: 'CONFLICT',
  message,
  extendedCode,
  fields: [],
});
const gone: ChangeErrorParent = { code: 'NOT_FOUND', message: errorCodes.NOT_FOUND, extendedCode: null, fields: [] };

/**
 * The way of every change, the permission behind it already: arguments, key, version, the action's rule, the service.
 * When it may have been made before under this key, version and rule are not asked again, for it has changed them itself;
 * the service answers the same key as it did before.
 */
export const performChange = async <Entity extends { readonly version: number }, Body, Result>(
  { keys, personId, operation, args }: ChangeRequest<Entity, Result>,
  steps: ChangeSteps<Entity, Body, Result>,
): Promise<Changed<Entity, Result>> => {
  const refused = (error: ChangeErrorParent, entity: Entity | null = null) => ({ entity, result: null, error });

  const refuseNow = async (): Promise<Changed<Entity, Result> | undefined> => {
    const entity = await steps.read();
    if (entity === null) return refused(gone);
    if (entity.version !== args.change.version) return refused(conflict('version_stale', staleVersion), entity);
    const refusal = steps.refusal(entity);
    return refusal && refused(conflict(refusal.code, refusal.message), entity);
  };

  const send = async (body: Body, mayBeMade: boolean): Promise<Changed<Entity, Result>> => {
    const { idempotencyKey: key, version } = args.change;
    try {
      return { ...(await steps.send(body, { idempotencyKey: key, ifMatch: version })), error: null };
    } catch (error) {
      if (isRefusal(error)) {
        const current = error.kind === 'CONFLICT' ? await steps.read().catch(() => null) : null;
        return refused(changeErrorOf(error, steps.fieldNames) ?? gone, current);
      }
      const isUnknown = error instanceof UpstreamError && (mayBeMade || error.kind === 'BAD_ANSWER');
      throw isUnknown ? withUnknownOutcome(error) : error;
    }
  };

  try {
    const body = checkedBody(args.change, steps);
    const outcome = await keys.once(
      { personId, key: args.change.idempotencyKey, request: [operation, args] },
      async (mayBeMade) => (mayBeMade ? undefined : await refuseNow()) ?? send(body, mayBeMade),
    );
    return outcome ?? refused(conflict('idempotency_key_reused', keyReused));
  } catch (error) {
    const expected = changeErrorOf(error, steps.fieldNames);
    if (expected === undefined) throw error;
    return refused(expected);
  }
};

const checkedBody = <Body>(change: ChangeInput, { body }: { readonly body: () => Body }): Body => {
  checked('change.idempotencyKey', idempotencyKey, change.idempotencyKey);
  return body();
};

import { idempotencyKey } from '@backoffice/validators';
import { keyReused } from '../errors/catalogue.texts.ts';
import { checked } from '../errors/checked.ts';
import { errorAdvice, ruleAdvice } from '../errors/error-advice.texts.ts';
import { errorCodes } from '../errors/error-codes.ts';
import type { Explanation } from '../errors/explanation.ts';
import { isRefusal, isRefusalOfToken } from '../errors/upstream-error.ts';
import type { ChangeKey } from '../rest/rest-client.ts';
import { changeErrorOf, type ChangeErrorParent, type FieldNames } from './change-error.ts';
import type { ChangeKeys, ChangeRun } from './change-keys.ts';
import type { ChangeNotes } from './change-notes.ts';

/** How a change ended. */
export interface Changed<Entity, Result> {
  /** As it is now, where that could be read. */
  readonly entity: Entity | null;
  /** What the service answered beside it; null when nothing was changed. */
  readonly result: Result | null;
  readonly error: ChangeErrorParent | null;
}

/** What goes along with a change that is made once. */
export interface OnceHeaders {
  readonly idempotencyKey: ChangeKey;
}

/** Who asks for what. */
export interface OnceRequest<Entity, Result> {
  readonly keys: ChangeKeys<Changed<Entity, Result>>;
  /** `sub` of the person. */
  readonly personId: string;
  /** Name of the mutation. */
  readonly operation: string;
  /** All its arguments. */
  readonly args: object;
  /** The key among them, and the name of its argument. */
  readonly key: { readonly name: string; readonly value: string };
  readonly notes: ChangeNotes;
}

/** The steps in which changes differ. */
export interface OnceSteps<Entity, Body, Result> {
  /** Checks the arguments and makes the service's body of them. Throws InputError. */
  readonly body: () => Body;
  /**
   * Why it may not be done now.
   * @param wasSent it may have been made already, and have changed things itself: then it asks nothing but the person
   */
  readonly refuse?: (wasSent: boolean) => Promise<Changed<Entity, Result> | undefined>;
  readonly send: (body: Body, headers: OnceHeaders) => Promise<{ entity: Entity | null; result: Result }>;
  /** The entity as it is after a conflict. */
  readonly current?: () => Promise<Entity | null>;
  /** Fields of the body that a service may refuse, by the names of the arguments. */
  readonly fieldNames: FieldNames;
}

/** Nothing was changed, and why. */
export const refused = <Entity>(error: ChangeErrorParent, entity: Entity | null = null) => ({
  entity,
  result: null,
  error,
});

/** A refusal because of how things are now. */
export const conflict = (extendedCode: string, explanation: Explanation): ChangeErrorParent => ({
  code: 'CONFLICT',
  ...explanation,
  extendedCode,
  serviceCode: null,
  fields: [],
});

/** A refusal by the rule of an action. */
export const refusedByRule = ({ code, message }: { readonly code: string; readonly message: string }) =>
  conflict(code, { message, ...ruleAdvice });

/** A refusal because there is no such thing. */
export const gone: ChangeErrorParent = {
  code: 'NOT_FOUND',
  message: errorCodes.NOT_FOUND,
  ...errorAdvice.NOT_FOUND,
  extendedCode: null,
  serviceCode: null,
  fields: [],
};

/**
 * Does a change once for its key, the permission behind it already: arguments, key, what refuses it, the service. Where it
 * may have been made before under this key, the service tells: it answers the same key as it did before.
 */
export const performOnce = async <Entity, Body, Result>(
  { keys, personId, operation, args, key, notes }: OnceRequest<Entity, Result>,
  steps: OnceSteps<Entity, Body, Result>,
): Promise<Changed<Entity, Result>> => {
  const send = async (body: Body, { wasSent, leaves }: ChangeRun): Promise<Changed<Entity, Result>> => {
    try {
      return { ...(await steps.send(body, { idempotencyKey: { value: key.value, leaves } })), error: null };
    } catch (error) {
      if (!isRefusal(error) || (wasSent && isRefusalOfToken(error))) throw error;
      const current = error.kind === 'CONFLICT' ? await steps.current?.().catch(() => null) : null;
      return refused(changeErrorOf(error, steps.fieldNames) ?? gone, current);
    }
  };

  try {
    checked(key.name, idempotencyKey, key.value);
    const body = steps.body();
    notes.repeated = true; // unless it is run here and now, for the first time
    const outcome = await keys.once({ personId, key: key.value, request: [operation, args] }, async (run) => {
      notes.repeated = run.wasSent;
      return (await steps.refuse?.(run.wasSent)) ?? send(body, run);
    });
    return outcome ?? refused(conflict('idempotency_key_reused', keyReused));
  } catch (error) {
    const expected = changeErrorOf(error, steps.fieldNames);
    if (expected === undefined) throw error;
    return refused(expected);
  }
};

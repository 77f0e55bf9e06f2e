import { staleOrMade } from '../errors/catalogue/catalogue.texts.ts';
import { describeRefusal } from '../errors/describe/describe-upstream.ts';
import { errorAdvice, ruleAdvice } from '../errors/catalogue/error-advice.texts.ts';
import { errorCodes } from '../errors/catalogue/error-codes.ts';
import type { Explanation } from '../errors/catalogue/explanation.ts';
import { isGatewayError } from '../errors/gateway-error.ts';
import { isRefusal } from '../errors/upstream-error.ts';
import type { ChangeError } from '../api/schema-types.generated.ts';

/** Parent value of the resolvers of `ChangeError`. The request identifier comes from the context. */
export type ChangeErrorParent = Omit<ChangeError, 'requestId' | 'mayBeMade'> & { readonly mayBeMade?: true };

/** Names of fields in the service's body, each with the path of our argument. */
export type FieldNames = Readonly<Record<string, string>>;

/** Returns the answer of a request, or its expected refusal as `error`. @throws any other error of the request */
export const orRefusal = async <Answer>(
  answer: Promise<Answer>,
): Promise<{ readonly answer: Answer | null; readonly error: ChangeErrorParent | null }> => {
  try {
    return { answer: await answer, error: null };
  } catch (error) {
    const refusal = changeErrorOf(error, {});
    if (refusal === undefined) throw error;
    return { answer: null, error: refusal };
  }
};

/** Converts an expected refusal to the error of a payload. Undefined for any other error. */
export const changeErrorOf = (error: unknown, fieldNames: FieldNames): ChangeErrorParent | undefined => {
  if (isGatewayError(error, 'BAD_USER_INPUT')) {
    return {
      code: 'BAD_USER_INPUT',
      message: error.message,
      ...errorAdvice.BAD_USER_INPUT,
      extendedCode: null,
      serviceCode: null,
      fields: [...(error.details.fields ?? [])],
    };
  }
  if (!isRefusal(error)) return undefined;
  const explanation = describeRefusal(error);
  const paths = Object.keys(error.fields ?? {}).flatMap((name) => fieldNames[name] ?? []);
  return {
    code: error.kind,
    ...explanation,
    extendedCode: error.extendedCode ?? null,
    serviceCode: error.code ?? null,
    fields: paths.map((path) => ({ path, code: 'REFUSED', message: explanation.message })),
  };
};

/** Creates the error of a conflict with the current state. */
export const conflict = (extendedCode: string, explanation: Explanation): ChangeErrorParent => ({
  code: 'CONFLICT',
  ...explanation,
  extendedCode,
  serviceCode: null,
  fields: [],
});

/**
 * Creates the error of a conflict when the record is not as the person saw it. Another change may be the cause. So may
 * this very change, if the gateway has forgotten its key.
 */
export const conflictOrMade = (extendedCode: string, explanation: Explanation): ChangeErrorParent => ({
  ...conflict(extendedCode, explanation),
  mayBeMade: true,
});

/** Error for an outdated version that the gateway itself has found. */
export const stale: ChangeErrorParent = conflictOrMade('version_stale', staleOrMade);

/** Creates the error of a refusal by the rule of an action. */
export const refusedByRule = ({ code, message }: { readonly code: string; readonly message: string }) =>
  conflict(code, { message, ...ruleAdvice });

/** Error for a record that does not exist. */
export const gone: ChangeErrorParent = {
  code: 'NOT_FOUND',
  message: errorCodes.NOT_FOUND,
  ...errorAdvice.NOT_FOUND,
  extendedCode: null,
  serviceCode: null,
  fields: [],
};

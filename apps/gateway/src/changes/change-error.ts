import { staleOrMade } from '../errors/catalogue/catalogue.texts.ts';
import { describeRefusal } from '../errors/describe/describe-upstream.ts';
import { errorAdvice, ruleAdvice } from '../errors/catalogue/error-advice.texts.ts';
import { errorCodes } from '../errors/catalogue/error-codes.ts';
import type { Explanation } from '../errors/catalogue/explanation.ts';
import { isGatewayError } from '../errors/gateway-error.ts';
import { isRefusal } from '../errors/upstream-error.ts';
import type { ChangeError } from '../api/schema-types.generated.ts';

/** Value that the resolvers of `ChangeError` get; the id of the request is the context's. */
export type ChangeErrorParent = Omit<ChangeError, 'requestId' | 'mayBeMade'> & { readonly mayBeMade?: true };

/** Service's name of a field of the body → path of the argument. */
export type FieldNames = Readonly<Record<string, string>>;

/** The answer of a request, or the expected refusal in its place. @throws whatever else went wrong */
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

/** Converts an expected refusal to the error of a payload; undefined for everything else, which stays an error. */
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

/** A refusal because of how things are now. */
export const conflict = (extendedCode: string, explanation: Explanation): ChangeErrorParent => ({
  code: 'CONFLICT',
  ...explanation,
  extendedCode,
  serviceCode: null,
  fields: [],
});

/**
 * A refusal because things are not what the person saw: by another change, or by this very one, when the gateways have
 * forgotten its key.
 */
export const moved = (extendedCode: string, explanation: Explanation): ChangeErrorParent => ({
  ...conflict(extendedCode, explanation),
  mayBeMade: true,
});

/** A refusal of a version that is not the current one, by the gateway's own look. */
export const stale: ChangeErrorParent = moved('version_stale', staleOrMade);

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

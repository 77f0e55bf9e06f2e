import type { GraphQLError } from 'graphql';
import { redactCause, redactError } from '../../redact-error.ts';
import type { RequestRecord } from '../../observability/request-record.ts';
import { callsMissing } from '../../rest/answered-calls.ts';
import { isRefusal, UpstreamError } from '../upstream-error.ts';

/** Facts that help a developer to find the fault of a service. They are names of calls and fields, never values. */
export interface Diagnosis {
  /**
   * Service, method and path as in the contract: `payment GET /pagos/{id}`. Several if any of them may be the cause.
   */
  readonly call?: string | undefined;
  /** JSON Pointer (RFC 6901) to the value that breaks the contract. */
  readonly pointer?: string | undefined;
  /** Field of the schema that could not be resolved: `Payment.id`. */
  readonly field?: string | undefined;
  readonly cause?: string | undefined;
}

/** Describes a cause. Leaves out its message if that may have network addresses, or quote an answer. */
const nameOf = (cause: unknown): string | undefined => {
  const { type, code } = redactError(cause);
  return code === undefined && type !== 'TypeError' ? redactCause(cause) : [type, code].filter(Boolean).join(' ');
};

/** Returns the diagnosis of a failed call. */
export const diagnosisOfUpstream = ({ service, call, pointer, cause }: UpstreamError): Diagnosis => ({
  call: call && `${service} ${call}`,
  pointer,
  cause: cause === undefined ? undefined : nameOf(cause),
});

/**
 * Returns the diagnosis of an error in a resolver; undefined for a refusal.
 * @param calls calls that may be the cause
 * @param path names of the fields from the root of the operation to the one that failed
 */
export const diagnosisOf = (
  { originalError, message }: GraphQLError,
  { calls, mapped }: Pick<RequestRecord, 'calls' | 'mapped'>,
  path: readonly string[],
): Diagnosis | undefined => {
  if (originalError instanceof UpstreamError)
    return isRefusal(originalError) ? undefined : diagnosisOfUpstream(originalError);
  const [, field, name] = /\bfield (\w+\.(\w+))/.exec(message) ?? [];
  const lacking = name === undefined ? [] : callsMissing(mapped, [...path.slice(0, -1), name]);
  return { call: (lacking.length > 0 ? lacking : [...calls]).join(', '), field };
};

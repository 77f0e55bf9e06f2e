import type { GraphQLError } from 'graphql';
import { redactCause, redactError } from '../../redact-error.ts';
import { isRefusal, UpstreamError } from '../upstream-error.ts';

/** Facts that lead a developer to the fault of a service: names of calls and fields, never a value. */
export interface Diagnosis {
  /** Service, method and path as the contract has them, `payment GET /pagos/{id}`; several where it may be any of them. */
  readonly call?: string | undefined;
  /** JSON Pointer (RFC 6901) of the value in the answer that breaks the contract. */
  readonly pointer?: string | undefined;
  /** Field of the schema that could not be made of an answer, `Payment.id`. */
  readonly field?: string | undefined;
  readonly cause?: string | undefined;
}

/** Names a cause without its words where these may be addresses of the network, or what the engine quotes of an answer. */
const nameOf = (cause: unknown): string | undefined => {
  const { type, code } = redactError(cause);
  return code === undefined && type !== 'TypeError' ? redactCause(cause) : [type, code].filter(Boolean).join(' ');
};

/** Finds it for what a service did or answered. */
export const diagnosisOfUpstream = ({ service, call, pointer, cause }: UpstreamError): Diagnosis => ({
  call: call && `${service} ${call}`,
  pointer,
  cause: cause === undefined ? undefined : nameOf(cause),
});

/** Finds it for an error of a service that failed or broke its contract; undefined for any other. */
export const diagnosisOf = (
  { originalError, message }: GraphQLError,
  calls: ReadonlySet<string>,
): Diagnosis | undefined => {
  if (originalError instanceof UpstreamError)
    return isRefusal(originalError) ? undefined : diagnosisOfUpstream(originalError);
  return { call: [...calls].join(', '), field: /\bfield (\w+\.\w+)/.exec(message)?.[1] };
};

import type { AskedRequest, RequestMatch } from '@backoffice/test-kit';
import { property } from '../shared/property.ts';

/** Request that a program of a test answers. */
interface StubbedRequest extends Pick<AskedRequest, 'service' | 'operation'> {
  readonly parts?: Readonly<Record<keyof RequestMatch, unknown>>;
}

interface StubbedAnswer {
  /** Status of a failure. Without it, the status of the contract applies. */
  readonly status?: number;
  readonly body: unknown;
}

const failed = (cause: string): StubbedAnswer => ({
  status: 500,
  body: { code: 'not_answered', extended_code: 'not_answered', message: cause },
});

const textsOf = (part: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(part ?? {}).map(([name, value]) => [name, String(value)]));

/**
 * Sends the request to the program that answers in place of a service. A failure of the program becomes an answer with
 * status 500.
 */
export const requestAnswer = async (
  url: string,
  { service, operation, parts }: StubbedRequest,
): Promise<StubbedAnswer> => {
  const asked: AskedRequest = {
    service,
    operation,
    path: textsOf(parts?.path),
    query: textsOf(parts?.query),
    body: parts?.body ?? null,
  };
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(asked) });
    const body = property(await answer.json(), 'body');
    return answer.ok ? { body } : failed(String(body));
  } catch (error) {
    return failed(`${url} did not answer: ${String(error)}`);
  }
};

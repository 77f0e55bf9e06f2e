import { randomUUID } from 'node:crypto';

/** Response of the service under test. */
export interface Answer {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Media type without its parameters. */
  readonly type: string;
  /** Parsed body; undefined when it is not JSON. */
  readonly json: unknown;
  /** Reason for a missing response. */
  readonly failure?: 'late' | 'unreachable';
}

/** Parts of a request besides method and path. */
interface Sent {
  /** JSON text, or a form with a file. */
  readonly body?: string | FormData | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request to the service. Resolves also without a response. */
export type SendRequest = (method: string, path: string, sent?: Sent) => Promise<Answer>;

/** Service under test. */
export interface Target {
  /** Base URL without a trailing slash. */
  readonly url: string;
  /** Access token of a person with permission for everything that is tried. */
  readonly token: string;
  /** Deadline of one call, in milliseconds. */
  readonly timeoutMs: number;
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @returns the function that calls one service, with headers as the gateway sends them */
export const createRequester =
  ({ url, token, timeoutMs }: Target): SendRequest =>
  async (method, path, { body, headers = {} } = {}) => {
    try {
      const response = await fetch(url + path, {
        method,
        ...(body === undefined ? {} : { body }),
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          'x-request-id': randomUUID(),
          source: 'backoffice',
          locale: 'es_AR',
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
      return { status: response.status, type, json: jsonIn(await response.text()) };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { status: 0, type: '', json: undefined, failure: isLate ? 'late' : 'unreachable' };
    }
  };

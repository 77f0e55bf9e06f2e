import { randomUUID } from 'node:crypto';

/** An answer of the service under test. */
export interface Answer {
  /** 0 where there was none. */
  readonly status: number;
  /** Media type without its parameters. */
  readonly type: string;
  /** Undefined where it is no JSON. */
  readonly json: unknown;
  /** Reason why there was none. */
  readonly failure?: 'late' | 'unreachable';
}

/** Parts of a request besides method and path. */
interface Sent {
  /** JSON, as it is sent, or a form with a file. */
  readonly body?: string | FormData | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks the service as the gateway does. */
export type Ask = (method: string, path: string, sent?: Sent) => Promise<Answer>;

/** Service under test. */
export interface Target {
  /** Base URL, without a slash at its end. */
  readonly url: string;
  /** Access token of a person who may do all that is tried. */
  readonly token: string;
  /** Deadline of one call. */
  readonly timeoutMs: number;
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @returns what asks one service with the headers that every call of the gateway has */
export const createAsk =
  ({ url, token, timeoutMs }: Target): Ask =>
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

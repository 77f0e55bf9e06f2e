import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { eachService, services } from '@backoffice/contracts';
import type { ServiceUrls } from '../rest/create-rest-transport.ts';
import { createRecording, type RecordedAnswer } from './recorded-calls.ts';

/** Change that reached the proxy. */
export interface RecordedChange {
  readonly request: string;
  readonly key: string | undefined;
  /** Version of the `If-Match` header. */
  readonly version: string | undefined;
}

/** Failure of one call. */
export interface CallFailure {
  /** Index of the call from 0. The retry of a read fails again. */
  readonly callIndex: number;
  /** True when the service makes the change before the call fails. */
  readonly isMade?: boolean;
  /**
   * Listener that answers the call. `refuses` closes the server before the call, until `restore`. `isTooMany` does
   * nothing: the test limits the calls itself.
   */
  readonly answer: RequestListener | 'refuses' | 'isTooMany';
}

/** Proxy between a gateway and the services of a platform, on which a test breaks calls. */
export interface ServiceProxy {
  readonly urls: ServiceUrls;
  /** Sets the origin of the services; called once, after the platform has started. */
  readonly setOrigin: (origin: string) => void;
  /**
   * Sets the answer to all changes; undefined restores the real ones. The service makes the changes unless `isMade` is
   * false.
   */
  readonly answerChanges: (answer: RequestListener | undefined, isMade?: boolean) => void;
  /** Sets a function that alters the answers to reads; undefined removes it. */
  readonly alterReads: (alter: ((text: string) => string) | undefined) => void;
  /** Returns the changes that reached the proxy since the last time, or since the last replay began. */
  readonly changes: () => readonly RecordedChange[];
  /** Records the calls of an action and returns them in order. `replay` uses their answers. */
  readonly record: (doing: () => Promise<void>) => Promise<readonly string[]>;
  /** Replays the recording from the state before the change, with one failing call if given. */
  readonly replay: (failure?: CallFailure) => Promise<void>;
  /** Sets the failing call, counted from the next one. */
  readonly fail: (next: CallFailure) => void;
  /** Ends the failure, and opens the server again. */
  readonly restore: () => Promise<void>;
  /** Replays the answers after the change, as if another person had made it. */
  readonly makeByOthers: () => void;
  /** Undoes `makeByOthers`. */
  readonly unmake: () => void;
  /** Returns the calls since the last `record`, `replay` or `fail`. */
  readonly calls: () => readonly string[];
  readonly close: () => Promise<void>;
}

const OWN_HEADERS = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OWN_HEADERS.has(name) ? [[name, value]] : [],
    ),
  );

const sendAnswer = (response: ServerResponse, { status, type, text }: RecordedAnswer): void =>
  void response.writeHead(status, { 'content-type': type }).end(text);

/** Starts the proxy. `setOrigin` sets its destination. */
export const startServiceProxy = async (): Promise<ServiceProxy> => {
  let origin = '';
  let changeAnswer: RequestListener | undefined;
  let areChangesMade = true;
  let alterRead: ((text: string) => string) | undefined;
  let received: RecordedChange[] = [];
  let failure: CallFailure | undefined;
  let calls: string[] = [];
  const recording = createRecording();

  const passOn = async (request: IncomingMessage, body: Buffer): Promise<RecordedAnswer> => {
    const { method = 'GET', url = '' } = request;
    const headers = headersOf(request);
    const answer = await fetch(origin + url, {
      method,
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
  };

  /** Returns the failure that this call meets. */
  const failureOf = (call: string): (CallFailure & { readonly answer: RequestListener }) | undefined => {
    if (failure === undefined || typeof failure.answer === 'string') return undefined;
    const { callIndex, answer } = failure;
    const place = calls.length - 1;
    const isRetry = place === callIndex + 1 && call === calls[callIndex] && call.startsWith('GET');
    return place === callIndex || isRetry ? { ...failure, answer } : undefined;
  };

  const recordCall = ({ method = 'GET', url = '', headers }: IncomingMessage) => {
    const call = `${method} ${url}`;
    const isChange = method !== 'GET';
    const key = headers['idempotency-key'];
    calls.push(call);
    if (isChange)
      received.push({ request: call, key: typeof key === 'string' ? key : undefined, version: headers['if-match'] });
    return { call, isChange, failing: failureOf(call) };
  };

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { call, isChange, failing } = recordCall(request);
    const body = await buffer(request);
    // without keep-alive, `server.close()` lets the gateway see a refused connection, not a reset idle one
    response.setHeader('connection', 'close');
    const isReached = failing ? failing.isMade === true : !isChange || areChangesMade;
    const answer = isReached ? await recording.answerTo(call, isChange, () => passOn(request, body)) : undefined;
    if (failure?.answer === 'refuses' && calls.length === failure.callIndex) server.close();
    if (failing) failing.answer(request, response);
    else if (changeAnswer && isChange) changeAnswer(request, response);
    else if (answer)
      sendAnswer(response, alterRead && !isChange ? { ...answer, text: alterRead(answer.text) } : answer);
  };

  const server = createServer((request, response) => void pass(request, response));
  const open = (port: number) =>
    new Promise<void>((resolve) => (server.listening ? resolve() : server.listen(port, '127.0.0.1', resolve)));
  await open(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.');
  const { port } = address;
  const restore = (): Promise<void> => {
    failure = undefined;
    return open(port);
  };

  const setFailure = (next: CallFailure | undefined): void => {
    calls = [];
    failure = next;
    if (next?.answer === 'refuses' && next.callIndex === 0) server.close();
  };

  return {
    urls: eachService((name) => `http://127.0.0.1:${port}/${services[name].ownName}`),
    setOrigin: (at) => {
      origin = at;
    },
    answerChanges: (next, isMade = true) => {
      changeAnswer = next;
      areChangesMade = isMade;
    },
    alterReads: (next) => {
      alterRead = next;
    },
    changes: () => {
      const since = received;
      received = [];
      return since;
    },
    record: async (doing) => {
      calls = [];
      recording.begin();
      await doing();
      recording.end();
      return calls;
    },
    replay: async (next) => {
      await restore();
      received = [];
      recording.rewind();
      setFailure(next);
    },
    fail: setFailure,
    restore,
    makeByOthers: recording.make,
    unmake: recording.rewind,
    calls: () => calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

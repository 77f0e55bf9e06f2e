import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { eachService, services } from '@backoffice/contracts';
import type { ServiceUrls } from '../rest/create-rest-transport.ts';
import { createRecording, type Answer } from './recorded-calls.ts';

/** A change that reached its service. */
export interface SeenChange {
  readonly request: string;
  readonly key: string | undefined;
  /** Version in `If-Match`. */
  readonly version: string | undefined;
}

/** One call that goes wrong. */
export interface Trouble {
  /** Place of the call, the first being 0; a read that is tried again goes wrong again. */
  readonly at: number;
  /** The service does what it is asked, before it goes wrong. */
  readonly done?: boolean;
  /** Comes back; `refuses` closes the door before the call, and to all that follow; a test sees to `isTooMany` itself. */
  readonly answer: RequestListener | 'refuses' | 'isTooMany';
}

/** The services of a platform behind a line on which a test breaks calls. */
export interface ServiceLine {
  readonly urls: ServiceUrls;
  /** Sets the origin of the services; called once, when the platform has started. */
  readonly stand: (origin: string) => void;
  /** Answers changes with this from now on; undefined ends it. The service makes them unless `isMade` is false. */
  readonly answerChanges: (answer: RequestListener | undefined, isMade?: boolean) => void;
  /** Has reads answer other content from now on; undefined ends it. */
  readonly alterReads: (alter: ((text: string) => string) | undefined) => void;
  /** Changes since the last time somebody looked. */
  readonly changes: () => readonly SeenChange[];
  /** Requests that come while something is done, in their order; their answers are what `replay` gives. */
  readonly record: (doing: () => Promise<void>) => Promise<readonly string[]>;
  /** Answers as recorded from now on, as if nothing had been made yet, but for one call. */
  readonly replay: (trouble?: Trouble) => Promise<void>;
  /** Breaks one of the calls that follow. */
  readonly trouble: (next: Trouble) => void;
  /** Lets every further call through. */
  readonly mend: () => Promise<void>;
  /** Counts as made by somebody else from now on. */
  readonly makeByOthers: () => void;
  /** Takes that back. */
  readonly unmake: () => void;
  /** Calls since the recording or the replay began. */
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

const give = (response: ServerResponse, { status, type, text }: Answer): void =>
  void response.writeHead(status, { 'content-type': type }).end(text);

/** Starts the line; nothing stands behind it yet. */
export const startServiceLine = async (): Promise<ServiceLine> => {
  let origin = '';
  let changeAnswer: RequestListener | undefined;
  let areChangesMade = true;
  let alterRead: ((text: string) => string) | undefined;
  let seen: SeenChange[] = [];
  let trouble: Trouble | undefined;
  let calls: string[] = [];
  const recording = createRecording();

  const passOn = async (request: IncomingMessage, body: Buffer): Promise<Answer> => {
    const { method = 'GET', url = '' } = request;
    const headers = headersOf(request);
    const answer = await fetch(origin + url, {
      method,
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
  };

  /** The trouble that a call meets. */
  const troubleOf = (call: string): (Trouble & { readonly answer: RequestListener }) | undefined => {
    if (trouble === undefined || typeof trouble.answer === 'string') return undefined;
    const { at, answer } = trouble;
    const place = calls.length - 1;
    const isRetry = place === at + 1 && call === calls[at] && call.startsWith('GET');
    return place === at || isRetry ? { ...trouble, answer } : undefined;
  };

  const see = ({ method = 'GET', url = '', headers }: IncomingMessage) => {
    const call = `${method} ${url}`;
    const isChange = method !== 'GET';
    const key = headers['idempotency-key'];
    calls.push(call);
    if (isChange)
      seen.push({ request: call, key: typeof key === 'string' ? key : undefined, version: headers['if-match'] });
    return { call, isChange, troubled: troubleOf(call) };
  };

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { call, isChange, troubled } = see(request);
    const body = await buffer(request);
    // an idle connection would be found closed once the door is
    response.setHeader('connection', 'close');
    const isReached = troubled ? troubled.done === true : !isChange || areChangesMade;
    const answer = isReached ? await recording.answerTo(call, isChange, () => passOn(request, body)) : undefined;
    if (trouble?.answer === 'refuses' && calls.length === trouble.at) server.close();
    if (troubled) troubled.answer(request, response);
    else if (changeAnswer && isChange) changeAnswer(request, response);
    else if (answer) give(response, alterRead && !isChange ? { ...answer, text: alterRead(answer.text) } : answer);
  };

  const server = createServer((request, response) => void pass(request, response));
  const open = (port: number) =>
    new Promise<void>((resolve) => (server.listening ? resolve() : server.listen(port, '127.0.0.1', resolve)));
  await open(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.');
  const { port } = address;
  const mend = (): Promise<void> => {
    trouble = undefined;
    return open(port);
  };

  const meet = (next: Trouble | undefined): void => {
    calls = [];
    trouble = next;
    if (next?.answer === 'refuses' && next.at === 0) server.close();
  };

  return {
    urls: eachService((name) => `http://127.0.0.1:${port}/${services[name].ownName}`),
    stand: (at) => {
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
      const since = seen;
      seen = [];
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
      await mend();
      seen = [];
      recording.rewind();
      meet(next);
    },
    trouble: meet,
    mend,
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

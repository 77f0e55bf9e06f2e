import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AskedRequest } from './switches.ts';

/** Answers a request. An error that it throws becomes a response with status 500, and rejects the query of the test. */
export type AnswerFunction = (request: AskedRequest) => unknown;

const isAsked = (value: unknown): value is AskedRequest =>
  typeof value === 'object' && value !== null && 'operation' in value;

const read = async (request: IncomingMessage): Promise<AskedRequest> => {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += String(piece);
  const asked: unknown = JSON.parse(text);
  if (!isAsked(asked)) throw new Error('The platform asks otherwise.');
  return asked;
};

/** Creates a server for functions that answer in place of services. The platform calls it over HTTP on this machine. */
export const createAnswers = () => {
  const functions: AnswerFunction[] = [];
  let failures: Error[] = [];
  const answer = async (place: number, request: IncomingMessage): Promise<readonly [number, unknown]> => {
    const asked = await read(request);
    try {
      return [200, await functions[place]?.(asked)];
    } catch (cause) {
      const message = `The function for ${asked.service} ${asked.operation} threw: ${String(cause)}`;
      failures.push(new Error(message, { cause }));
      console.error(message);
      return [500, message];
    }
  };
  let listening: Promise<Server> | undefined;
  const listen = async (): Promise<Server> => {
    const server = createServer((request, response) => {
      void answer(Number(request.url?.slice(1)), request).then(([status, body]) =>
        response.writeHead(status).end(JSON.stringify({ body })),
      );
    });
    server.unref(); // the server does not keep the process of an ended test alive
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return server;
  };
  return {
    /** Returns the URL at which the platform calls a function. */
    addressOf: async (answer: AnswerFunction): Promise<string> => {
      const server = await (listening ??= listen());
      const place = server.address();
      if (place === null || typeof place === 'string') throw new Error('The server listens nowhere.');
      return `http://127.0.0.1:${place.port}/${functions.push(answer) - 1}`;
    },
    /** @throws Error of the first function that has thrown since the last check */
    verify: (): void => {
      const [failure] = failures;
      failures = [];
      if (failure) throw failure;
    },
    /** Forgets the errors of functions. */
    forget: (): void => {
      failures = [];
    },
    stop: async (): Promise<void> => {
      const server = await listening;
      server?.closeAllConnections();
      server?.close();
    },
  };
};

/** Server for functions that answer in place of services. */
export type Answers = ReturnType<typeof createAnswers>;

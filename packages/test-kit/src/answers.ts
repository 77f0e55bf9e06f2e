import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AskedRequest } from './switches.ts';

/** Answers a request. An error that it throws becomes a response with status 500. */
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

/** Functions that answer requests of services: the platform asks them by HTTP, on this machine. */
export const createAnswers = () => {
  const functions: AnswerFunction[] = [];
  let listening: Promise<Server> | undefined;
  const listen = async (): Promise<Server> => {
    const server = createServer((request, response) => {
      const answerOf = functions[Number(request.url?.slice(1))];
      const answered = read(request).then(async (asked): Promise<[number, unknown]> => [200, await answerOf?.(asked)]);
      void answered
        .catch((error: unknown): [number, unknown] => [500, String(error)])
        .then(([status, body]) => response.writeHead(status).end(JSON.stringify({ body })));
    });
    server.unref(); // it holds no test that has ended
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return server;
  };
  return {
    /** Address at which the platform asks a function. */
    addressOf: async (answer: AnswerFunction): Promise<string> => {
      const server = await (listening ??= listen());
      const place = server.address();
      if (place === null || typeof place === 'string') throw new Error('The server listens nowhere.');
      return `http://127.0.0.1:${place.port}/${functions.push(answer) - 1}`;
    },
    stop: async (): Promise<void> => {
      const server = await listening;
      server?.closeAllConnections();
      server?.close();
    },
  };
};

/** Functions that answer requests of services. */
export type Answers = ReturnType<typeof createAnswers>;

import { createServer, type RequestListener } from 'node:http';

/** HTTP server of a test. Its listener gives every answer, also one that no real service gives. */
export interface TestServer {
  readonly url: string;
  /** Returns the number of received requests. */
  readonly requests: () => number;
  /** Sets the listener for later requests. */
  readonly answerWith: (listener: RequestListener) => void;
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port. */
export const startServer = async (listener: RequestListener): Promise<TestServer> => {
  let current = listener;
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    current(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests: () => requests,
    answerWith: (next) => {
      current = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

// Service that counts changes, and changes that several gateways get with one idempotency key at once.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Answer of a list without records. */
const NOTHING = JSON.stringify({ rows: [], page: 0, limit: 1, size: 0 });

/** Milliseconds that the service takes for a change. The duplicates of a change should arrive in that time. */
const THINKING = 20;

/** Starts a service without records that accepts every change. It counts the requests of each idempotency key. */
export const startCountingService = async () => {
  /** @type {Map<string, number>} */
  const got = new Map();
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(NOTHING);
      return;
    }
    const key = String(request.headers['idempotency-key']);
    got.set(key, (got.get(key) ?? 0) + 1);
    await pause(THINKING);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"deleted":true}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service listens nowhere.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    got,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const query =
  'mutation BenchDelete($id: ID!, $once: OnceInput!) { deleteBin(id: $id, version: 1, once: $once) { deleted } }';

/** Returns the body of a change with a new idempotency key. @param {number} turn */
export const changeOf = (turn) => ({
  query,
  variables: { id: String(400_000 + turn), once: { idempotencyKey: randomUUID() } },
});

/**
 * Sends changes one after the other. Each change goes to all gateways at once, twice to each, with the same idempotency
 * key.
 * @param {readonly string[]} urls of the gateways
 * @param {Record<string, string>} headers
 * @param {number} keys how many
 * @returns {Promise<number>} number of answered requests
 */
export const sendSameKeys = async (urls, headers, keys) => {
  let answered = 0;
  for (let turn = 0; turn < keys; turn += 1) {
    const body = JSON.stringify(changeOf(turn));
    const answers = await Promise.all(
      [...urls, ...urls].map(async (url) => (await fetch(url, { method: 'POST', headers, body })).text()),
    );
    const wrong = answers.find((answer) => !answer.includes('"deleted":1'));
    if (wrong !== undefined) throw new Error(`A gateway answered ${wrong.slice(0, 300)}`);
    answered += answers.length;
  }
  return answered;
};

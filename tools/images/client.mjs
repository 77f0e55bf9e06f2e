import { readFile } from 'node:fs/promises';
import { root } from '../run/command.mjs';
import { fetchAccessToken } from '../run/access-token.mjs';
import { local } from '../run/services.mjs';

/** Origin of the application in docker-compose.yml, behind the balancer. */
export const APPLICATION = local(4000);
/** Origin of Keycloak in docker-compose.yml. */
export const KEYCLOAK = local(8080);

/** Time limit of a request in milliseconds. It is long, so that the deadlines of balancer and gateway apply first. */
const PATIENCE = 70_000;

/** @type {Readonly<Record<string, string>>} */
const operations = JSON.parse(await readFile(`${root}apps/gateway/src/graphql/operations.generated.json`, 'utf8'));

/** Returns the registered document of an operation of the application. @param {string} name */
const documentOf = (name) => {
  const found = Object.values(operations).find((text) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (found === undefined) throw new Error(`The application has no operation ${name}.`);
  return found;
};

/**
 * @typedef {{ at: number, ms: number, status: number, body: any }} Answer `at`: time of the request; status 0: no
 * response
 */
/** @typedef {ReturnType<typeof createClient>} Client */

/**
 * Creates a client of the application. A request without a response resolves with status 0.
 * @param {string} token
 * @param {string} [origin]
 * @param {typeof fetch} [fetchFrom] fetch function to use
 */
export const createClient = (token, origin = APPLICATION, fetchFrom = fetch) => {
  /** @param {string} path @param {RequestInit} [init] @returns {Promise<Answer>} */
  const ask = async (path, init) => {
    const at = Date.now();
    try {
      const response = await fetchFrom(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return { at, ms: Date.now() - at, status: response.status, body: isJson ? JSON.parse(text) : text };
    } catch (error) {
      return { at, ms: Date.now() - at, status: 0, body: String(error) };
    }
  };
  /** @param {string} name @param {object} variables @param {object} [headers] */
  const run = (name, variables, headers) =>
    ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify({ operationName: name, query: documentOf(name), variables }),
    });
  /** @param {object} [filter] @param {number} [limit] */
  const list = (filter = {}, limit = 10) => run('PaymentsPage', { filter, page: 1, limit, withCollectors: true });
  /** Chooses an issued payment and returns the function that cancels it. Each call has the same idempotency key. */
  const beginToCancel = async () => {
    const { id } = (await list({ status: 'ISSUED' })).body.data.page.rows[0];
    const { version } = (await run('PaymentForAction', { id })).body.data.entity;
    const change = { idempotencyKey: crypto.randomUUID(), version };
    return { id, cancel: () => run('CancelPayment', { id, reason: 'Prueba de las imágenes', change }) };
  };
  return {
    ask,
    beginToCancel,
    /** Cancels a payment and returns the response. */
    cancelOne: async () => (await beginToCancel()).cancel(),
    /** Requests a page as a browser does. @param {string} path */
    open: (path) => ask(path, { headers: { accept: 'text/html' } }),
    run,
    list,
  };
};

/** Signs in at Keycloak as a demonstration user. The password is the user name. @param {string} username */
export const signInAs = (username) =>
  fetchAccessToken({ issuer: `${KEYCLOAK}/realms/back-office`, application: APPLICATION, username });

/** Returns whether a response has status 200 and no GraphQL errors. @param {Answer} answer */
export const isWhole = ({ status, body }) => status === 200 && body.errors === undefined;

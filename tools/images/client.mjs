import { readFile } from 'node:fs/promises';
import { root } from '../run/command.mjs';
import { fetchAccessToken } from '../run/access-token.mjs';
import { local } from '../run/services.mjs';

/** Address of the application in docker-compose.yml, behind the balancer. */
export const APPLICATION = local(4000);
/** Address of Keycloak there. */
export const KEYCLOAK = local(8080);

/** Milliseconds: longer than any deadline between here and a service. */
const PATIENCE = 70_000;

/** @type {Readonly<Record<string, string>>} */
const operations = JSON.parse(await readFile(`${root}apps/gateway/src/graphql/operations.generated.json`, 'utf8'));

/** The application's own document: production runs no other. @param {string} name */
const documentOf = (name) => {
  const found = Object.values(operations).find((text) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (found === undefined) throw new Error(`The application has no operation ${name}.`);
  return found;
};

/** @typedef {{ at: number, ms: number, status: number, body: any }} Answer `at`: when it was asked; status 0: no answer */
/** @typedef {ReturnType<typeof createClient>} Client */

/** @param {string} token @param {string} [origin] @param {typeof fetch} [fetchFrom] how it is reached */
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
  /** Chooses a payment that is waiting, and gives how to cancel it, each time with the same key. */
  const beginToCancel = async () => {
    const { id } = (await list({ status: 'ISSUED' })).body.data.page.rows[0];
    const { version } = (await run('PaymentForAction', { id })).body.data.entity;
    const change = { idempotencyKey: crypto.randomUUID(), version };
    return { id, cancel: () => run('CancelPayment', { id, reason: 'Prueba de las imágenes', change }) };
  };
  return {
    ask,
    beginToCancel,
    /** Cancels one, and gives what is answered. */
    cancelOne: async () => (await beginToCancel()).cancel(),
    /** Opens a page as a browser does. @param {string} path */
    open: (path) => ask(path, { headers: { accept: 'text/html' } }),
    run,
    list,
  };
};

/** Signs in at Keycloak as a demonstration user, whose password is its name. @param {string} username */
export const signInAs = (username) =>
  fetchAccessToken({ issuer: `${KEYCLOAK}/realms/back-office`, application: APPLICATION, username });

/** It was answered, and no part of it is missing. @param {Answer} answer */
export const isWhole = ({ status, body }) => status === 200 && body.errors === undefined;

import { setTimeout as pause } from 'node:timers/promises';

/** Polling interval in seconds when the service names none, and what `slow_down` adds to it (RFC 8628). */
const USUAL_INTERVAL = 5;

/**
 * Posts a form to an endpoint of the realm. Returns the JSON answer together with the HTTP status.
 * @param {string} address
 * @param {Record<string, string>} form
 * @returns {Promise<Record<string, unknown>>}
 */
const send = async (address, form) => {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(form) });
  const answer = await response.json().catch(() => ({}));
  return { status: response.status, ...answer };
};

/** @param {Record<string, unknown>} answer */
const reasonOf = ({ status, error, error_description: description }) =>
  `${String(description ?? error ?? 'no reason was given')} (HTTP ${String(status)})`;

/**
 * Waits until a person authorizes the terminal on another screen, and returns the access token (RFC 8628).
 * @param {{ issuer: string, clientId: string, tell: (text: string) => void }} options
 * @throws Error with the message of the sign-in service
 */
export const fetchDeviceToken = async ({ issuer, clientId, tell }) => {
  const protocol = `${issuer}/protocol/openid-connect`;
  const begun = await send(`${protocol}/auth/device`, { client_id: clientId, scope: 'openid' });
  if (typeof begun['device_code'] !== 'string')
    throw new Error(`Terminals cannot sign in at ${issuer}: ${reasonOf(begun)}`);
  const address = begun['verification_uri_complete'] ?? begun['verification_uri'];
  tell(`Open ${String(address)}\nThe code is ${String(begun['user_code'])}. Allow it there; this waits.`);
  let seconds = Number(begun['interval'] ?? USUAL_INTERVAL);
  for (;;) {
    await pause(seconds * 1_000);
    const answer = await send(`${protocol}/token`, {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: clientId,
      device_code: begun['device_code'],
    });
    if (typeof answer['access_token'] === 'string') return answer['access_token'];
    if (answer['error'] === 'slow_down') seconds += USUAL_INTERVAL;
    else if (answer['error'] !== 'authorization_pending') throw new Error(`It was not allowed: ${reasonOf(answer)}`);
  }
};

/**
 * Returns the access token of a job, whose client has a secret and its own service account in the realm.
 * @param {{ issuer: string, clientId: string, secret: string }} options
 * @throws Error with the message of the sign-in service
 */
export const fetchJobToken = async ({ issuer, clientId, secret }) => {
  const answer = await send(`${issuer}/protocol/openid-connect/token`, {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: secret,
  });
  if (typeof answer['access_token'] !== 'string') throw new Error(`"${clientId}" got no token: ${reasonOf(answer)}`);
  return answer['access_token'];
};

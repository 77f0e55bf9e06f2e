import { createHash } from 'node:crypto';
import type { Endpoint } from './http.ts';
import { sendPage, type Page } from './page.ts';
import { browserClientId, protocolPath, realmPath } from './realm.ts';

/** Cookie in which login-status-iframe.html reads the session. The session's own cookie is HttpOnly. */
export const statusCookie = `KEYCLOAK_SESSION_${browserClientId}`;

/**
 * Script that keycloak-js loads first. It checks whether this browser stores our cookies inside a frame of the
 * application.
 */
const thirdPartyScript = `
const name = 'KEYCLOAK_3P_COOKIE';
document.cookie = name + '=1; path=${realmPath}/; SameSite=Lax';
const kept = document.cookie.includes(name + '=1');
document.cookie = name + '=; path=${realmPath}/; max-age=0';
parent.postMessage(kept ? 'supported' : 'unsupported', '*');
`;

/**
 * Script of the frame that keycloak-js queries every few seconds. It receives "<client> <session>" and replies
 * "unchanged" or "changed".
 */
const statusScript = (webOrigins: readonly string[]) => `
const allowed = ${JSON.stringify(webOrigins).replaceAll('<', '\\u003c')};
addEventListener('message', ({ data, origin, source }) => {
  if (typeof data !== 'string' || !allowed.includes(origin)) return;
  const [client, session = ''] = data.split(' ');
  if (client !== '${browserClientId}') return source.postMessage('error', origin);
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('${statusCookie}='));
  const current = cookie ? cookie.slice(cookie.indexOf('=') + 1) : '';
  source.postMessage(current === session ? 'unchanged' : 'changed', origin);
});
`;

function frame(script: string, webOrigins: readonly string[]): Page {
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    body: `<!doctype html><html lang="es-AR"><meta charset="utf-8"><title></title><script>${script}</script></html>`,
    policy: `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self' ${webOrigins.join(' ')}`,
  };
}

/** Returns the endpoints of the two invisible frames that keycloak-js loads. */
export function frameEndpoints(webOrigins: readonly string[]): ReadonlyMap<string, Endpoint> {
  const thirdPartyCookies = frame(thirdPartyScript, webOrigins);
  const loginStatus = frame(statusScript(webOrigins), webOrigins);
  return new Map<string, Endpoint>([
    [`GET ${protocolPath}/3p-cookies/step1.html`, ({ res }) => sendPage(res, 200, thirdPartyCookies)],
    [`GET ${protocolPath}/login-status-iframe.html`, ({ res }) => sendPage(res, 200, loginStatus)],
  ]);
}

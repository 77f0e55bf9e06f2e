import type { Provider } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { readForm, type Endpoint, type Exchange } from './http.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { SessionNotFound } from './oidc-provider.ts';
import { sendPage } from './page.ts';
import type { Pages } from './pages.ts';
import { loginPath, realmPath } from './realm.ts';
import { texts } from './sign-in.texts.ts';

interface LoginOptions {
  readonly provider: () => Provider;
  readonly accounts: Accounts;
  readonly pages: Pages;
}

/** Finds the unfinished sign-in of this browser at this address, or undefined. */
async function findInteraction(provider: Provider, { req, res, path }: Exchange) {
  try {
    const interaction = await provider.interactionDetails(req, res);
    return path === `${loginPath}/${interaction.uid}` ? interaction : undefined;
  } catch (error) {
    if (error instanceof SessionNotFound) return undefined;
    throw error;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Creates the endpoint of the login form, which shows it and checks the submission. */
export function createLoginEndpoint({ provider, accounts, pages }: LoginOptions): Endpoint {
  const throttle = createLoginThrottle();
  return async (exchange) => {
    const { req, res, path, query, address } = exchange;
    const interaction = await findInteraction(provider(), exchange);
    if (interaction === undefined) {
      sendPage(res, 400, pages.message(texts.expired.title, texts.expired.text));
      return;
    }
    const action = `${realmPath}${path}`;
    if (req.method !== 'POST') {
      const username = query.get('username') ?? text(interaction.params['login_hint']);
      sendPage(res, 200, pages.login({ action, username }));
      return;
    }

    const form = await readForm(req);
    const username = (form.get('username') ?? '').trim().slice(0, 100);
    const account = accounts.byName(username);
    const key = `${address} ${account?.id ?? username.toLowerCase()}`;
    const wait = throttle.attempt(key);
    if (wait > 0) {
      res.setHeader('Retry-After', wait);
      sendPage(res, 429, pages.login({ action, username, problem: texts.tooManyAttempts(wait) }));
      return;
    }
    if (!(await accounts.hasPassword(account, form.get('password') ?? '')) || account === undefined) {
      sendPage(res, 401, pages.login({ action, username, problem: texts.wrongPassword }));
      return;
    }
    throttle.succeed(key);
    // as in Keycloak without "remember me", the session cookie ends with the browser
    const login = { accountId: account.id, amr: ['pwd'], remember: false };
    await provider().interactionFinished(req, res, { login }, { mergeWithLastSubmission: false });
  };
}

import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { baseInteractionPolicy } from './oidc-provider.ts';
import { pageHeaders, type Page } from './page.ts';
import type { ProviderOptions } from './provider.options.ts';
import { people, resource, tokens } from './provider.tokens.ts';
import { browserClientId, devicePath, loginPath, protocolPath, realmPath, terminalClientId } from './realm.ts';
import { texts } from './sign-in.texts.ts';

function show(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set({ ...pageHeaders(page) });
  ctx.body = page.body;
}

/**
 * Returns the Spanish text of an error code; a general one for an unknown code. The library's English text is not
 * shown.
 */
function problemText(code: string): string {
  const problem = Object.entries(texts.problems).find(([known]) => known === code);
  return problem?.[1] ?? texts.problem.text;
}

/** Returns a policy with the login prompt only. The application is our own and needs no consent. */
function loginOnly() {
  const policy = baseInteractionPolicy();
  policy.remove('consent');
  return policy;
}

/** Returns the reason why a code is requested again; undefined at the first time. */
function deviceProblem(error: Error | undefined): string | undefined {
  if (error === undefined) return undefined;
  return error.name === 'AbortedError' ? texts.problems.access_denied : texts.device.wrong;
}

function features(options: ProviderOptions): Configuration['features'] {
  const { pages } = options;
  const { name, serverFor } = resource(options);
  return {
    devInteractions: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    // oidc-provider's userinfo refuses tokens with an audience, so `profile.endpoints.ts` implements it
    userinfo: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource(ctx, form) {
        // as in Keycloak, a sign-out without an `id_token_hint` of the same person asks for confirmation
        const hint = ctx.oidc.entities.IdTokenHint?.payload;
        show(ctx, hint?.['sub'] === ctx.oidc.session?.accountId ? pages.signingOut(form) : pages.signOut(form));
      },
      postLogoutSuccessSource: (ctx) => show(ctx, pages.message(texts.signedOut.title, texts.signedOut.text)),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => name,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, _resource, { clientId }) => serverFor(clientId),
    },
    deviceFlow: {
      enabled: true,
      mask: '****-****',
      userCodeInputSource(ctx, form, _out, error) {
        if (error?.name !== 'InvalidRequest') {
          show(ctx, pages.deviceCode(form, deviceProblem(error)));
          return;
        }
        // the session was not created by the page of the form, so it must not be stored
        Object.assign(ctx.oidc.session ?? {}, { touched: false });
        show(ctx, pages.message(texts.device.title, texts.device.pageGone, 'invalid_request'));
      },
      userCodeConfirmSource: (ctx, form, ...[, , code]) => show(ctx, pages.deviceConfirmation(form, code)),
      successSource: (ctx) => show(ctx, pages.message(texts.device.done, texts.device.doneText)),
    },
  };
}

/** Client for keycloak-js in a browser. It has no secret, so PKCE is required. */
function browserClient(webOrigins: readonly string[]) {
  const addresses = webOrigins.map((webOrigin) => `${webOrigin}/`);
  return {
    client_id: browserClientId,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: addresses,
    post_logout_redirect_uris: addresses,
  } as const;
}

/** Client for a terminal. It has no redirect URI, and no refresh token because it has no place to store one. */
const terminalClient = {
  client_id: terminalClientId,
  token_endpoint_auth_method: 'none',
  grant_types: ['urn:ietf:params:oauth:grant-type:device_code'],
  response_types: [],
  redirect_uris: [],
} as const;

/** Paths of Keycloak: those of oidc-provider, and those that only its discovery document lists. */
function addresses(issuer: string): Partial<Configuration> {
  return {
    routes: {
      authorization: `${protocolPath}/auth`,
      token: `${protocolPath}/token`,
      jwks: `${protocolPath}/certs`,
      end_session: `${protocolPath}/logout`,
      device_authorization: `${protocolPath}/auth/device`,
      code_verification: devicePath,
    },
    discovery: {
      userinfo_endpoint: `${issuer}${protocolPath}/userinfo`,
      check_session_iframe: `${issuer}${protocolPath}/login-status-iframe.html`,
    },
  };
}

/** Returns oidc-provider's configuration for the realm. */
export function configuration(options: ProviderOptions): Configuration {
  const { issuer, webOrigins, keys, sessions, pages } = options;
  return {
    adapter: (model) => sessions.adapter(model),
    jwks: { keys: keys.signing().map((key) => ({ ...key })) },
    clients: [browserClient(webOrigins), terminalClient],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    interactions: { policy: loginOnly(), url: (_ctx, { uid }) => `${realmPath}${loginPath}/${uid}` },
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'AUTH_SESSION_ID', interaction: 'KC_RESTART', resume: 'KC_RESUME' },
      long: { path: `${realmPath}/`, sameSite: 'lax', httpOnly: true },
      short: { sameSite: 'lax', httpOnly: true },
    },
    clientBasedCORS: (_ctx, from) => webOrigins.includes(from),
    features: features(options),
    renderError: (ctx, { error }) => show(ctx, pages.message(texts.problem.title, problemText(error), error)),
    ...addresses(issuer),
    ...people(options),
    ...tokens(options),
  };
}

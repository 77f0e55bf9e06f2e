/**
 * Signs in through the login page, as a browser does, and returns the access token.
 * @param {{ issuer: string, application: string, username: string, password?: string | undefined, clientId?: string |
 * undefined }} options `application` is an allowed origin for the redirect; no request is sent to it
 */
export const fetchAccessToken = async ({ issuer, application, username, password, clientId }) => {
  // loaded here, because the sign-in client is TypeScript and needs the loader `tsx`
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { createCookieBrowser } = await import('../../apps/platform/src/sign-in/testing/cookie-browser.ts');
  const { realmOf, signInAs } = await import('../../apps/platform/src/sign-in/testing/openid-client.ts');
  await unregister();
  const realm = realmOf(issuer, application, clientId);
  return (await signInAs(realm, createCookieBrowser(), username, password)).access_token;
};

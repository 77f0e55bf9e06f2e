// Guards: The realm files allow no password grant, and production has nobody in it and no address of its own.
import { readFile } from 'node:fs/promises';
import { root } from './run/command.mjs';

interface RealmFile {
  readonly roles: { readonly realm: readonly { readonly name: string }[] };
  readonly clients: readonly Readonly<Record<string, unknown>>[];
  readonly scopeMappings: readonly { readonly client: string; readonly roles: readonly string[] }[];
  readonly users?: readonly unknown[];
  readonly [setting: string]: unknown;
}

const read = async (path: string): Promise<RealmFile> => JSON.parse(await readFile(`${root}${path}`, 'utf8'));

const production = await read('infra/keycloak/back-office-realm.json');
const demonstration = await read('infra/keycloak/demo/back-office-realm.json');
const files = [
  ['for production', production],
  ['for a demonstration', demonstration],
] as const;

describe.each(files)('the realm %s', (_which, file) => {
  test('has two clients, both public: browsers by code and PKCE, terminals by a code that a person allows', () => {
    const [browser, terminal, ...others] = file.clients;
    expect(others).toEqual([]);
    expect(browser).toMatchObject({
      clientId: 'back-office-web',
      standardFlowEnabled: true,
      attributes: { 'pkce.code.challenge.method': 'S256' },
    });
    expect(terminal).toMatchObject({
      clientId: 'back-office-cli',
      standardFlowEnabled: false,
      redirectUris: [],
      attributes: {
        'oauth2.device.authorization.grant.enabled': 'true',
        'access.token.lifespan': '900',
        'use.refresh.tokens': 'false',
      },
    });
  });

  test('gives no client another flow, or roles beside those of the back-office', () => {
    for (const client of file.clients)
      expect(client).toMatchObject({
        publicClient: true,
        implicitFlowEnabled: false,
        directAccessGrantsEnabled: false,
        serviceAccountsEnabled: false,
        fullScopeAllowed: false,
        optionalClientScopes: [],
      });
    expect(file.scopeMappings.map(({ client }) => client)).toEqual(['back-office-web', 'back-office-cli']);
    for (const { roles } of file.scopeMappings)
      expect([...roles].sort()).toEqual(file.roles.realm.map(({ name }) => name).sort());
  });

  test('gives refresh tokens that work once, and slows down who guesses passwords', () => {
    expect(file).toMatchObject({
      revokeRefreshToken: true,
      refreshTokenMaxReuse: 0,
      bruteForceProtected: true,
      registrationAllowed: false,
    });
  });
});

test('production has nobody in it, good passwords, and no address but the one that it is given', () => {
  expect(production.users).toBeUndefined();
  expect(production['passwordPolicy']).toContain('length(12)');
  expect(JSON.stringify(production)).not.toContain('localhost');
  expect(production.clients[0]).toMatchObject({
    redirectUris: ['${BACK_OFFICE_URL}/*'],
    webOrigins: ['${BACK_OFFICE_URL}'],
    attributes: { 'post.logout.redirect.uris': '${BACK_OFFICE_URL}/*' },
  });
});

test('the demonstration differs by its people, their passwords and its usual address, and by nothing else', () => {
  const { users: _people, ...rest } = demonstration;
  const { passwordPolicy: _policy, ...expected } = production;
  const withAddress = JSON.stringify(rest).replaceAll('${BACK_OFFICE_URL:http://localhost:4000}', '${BACK_OFFICE_URL}');
  expect(JSON.parse(withAddress)).toEqual(expected);
});

// Guards: The realm files allow no password grant, and production has no users and no fixed address.
import { readFile } from 'node:fs/promises';
import { root } from './run/command.mjs';

interface RealmFile {
  readonly roles: {
    readonly realm: readonly { readonly name: string; readonly composites?: { readonly realm: readonly string[] } }[];
  };
  readonly clients: readonly Readonly<Record<string, unknown>>[];
  readonly scopeMappings: readonly { readonly client: string; readonly roles: readonly string[] }[];
  readonly users?: readonly unknown[];
  readonly authenticationFlows?: readonly {
    readonly alias: string;
    readonly authenticationExecutions: readonly {
      readonly flowAlias?: string;
      readonly authenticatorConfig?: string;
    }[];
  }[];
  readonly authenticatorConfig?: readonly { readonly alias: string; readonly config: object }[];
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
  test('has two clients, both public: browsers by code and PKCE, terminals by the device flow', () => {
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

  test('gives no client another flow, or roles beyond those of the back-office', () => {
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
      expect([...roles].sort()).toEqual(
        file.roles.realm
          .map(({ name }) => name)
          .filter((name) => name !== 'second-factor') // a role of Keycloak only, unknown to the gateway
          .sort(),
      );
  });

  test('issues refresh tokens for one use, limits password guessing, and lets nobody register', () => {
    expect(file).toMatchObject({
      revokeRefreshToken: true,
      refreshTokenMaxReuse: 0,
      bruteForceProtected: true,
      registrationAllowed: false,
    });
  });
});

test('production has no users, a password policy, and no address but the configured one', () => {
  expect(production.users).toBeUndefined();
  expect(production['passwordPolicy']).toContain('length(12)');
  expect(JSON.stringify(production)).not.toContain('localhost');
  expect(production.clients[0]).toMatchObject({
    redirectUris: ['${BACK_OFFICE_URL}/*'],
    webOrigins: ['${BACK_OFFICE_URL}'],
    attributes: { 'post.logout.redirect.uris': '${BACK_OFFICE_URL}/*' },
  });
});

test('production requires a second factor for the roles that move money or may do everything', () => {
  const holders = production.roles.realm.filter(({ composites }) => composites?.realm.includes('second-factor'));
  expect(holders.map(({ name }) => name)).toEqual(['administrador', 'tesoreria']);
  expect(production['browserFlow']).toBe('browser with second factor');
  // each referenced flow exists, and each condition has its settings
  const { authenticationFlows: flows, authenticatorConfig: settings } = production;
  const steps = (flows ?? []).flatMap(({ authenticationExecutions }) => authenticationExecutions);
  const names = (flows ?? []).map(({ alias }) => alias);
  expect(names).toEqual(expect.arrayContaining(steps.flatMap(({ flowAlias }) => flowAlias ?? [])));
  expect(settings?.map(({ alias }) => alias)).toEqual(steps.flatMap((step) => step.authenticatorConfig ?? []));
  expect(settings?.map(({ config }) => config)).toEqual([
    { condUserRole: 'second-factor', negate: 'false' },
    { condUserRole: 'second-factor', negate: 'true' },
  ]);
});

/** Returns the file without the second factor. */
const withoutSecondFactor = (file: RealmFile): Readonly<Record<string, unknown>> => {
  const { browserFlow: _b, directGrantFlow: _d, authenticationFlows: _f, authenticatorConfig: _c, ...rest } = file;
  const realm = file.roles.realm.filter(({ name }) => name !== 'second-factor');
  const text = JSON.stringify({ ...rest, roles: { realm } });
  return JSON.parse(text.replaceAll(',"second-factor"', ''));
};

test('the demonstration differs only in users, password policy, second factor and default address', () => {
  const { users: _people, ...rest } = demonstration;
  const { passwordPolicy: _policy, ...expected } = withoutSecondFactor(production);
  const withAddress = JSON.stringify(rest).replaceAll('${BACK_OFFICE_URL:http://localhost:4000}', '${BACK_OFFICE_URL}');
  expect(JSON.parse(withAddress)).toEqual(expected);
});

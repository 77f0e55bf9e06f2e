// Guards: The realm file for Keycloak has the roles of the schema.
import { readFile } from 'node:fs/promises';
import { roleOf } from '@backoffice/schema/permissions';
import { compositesOf } from '../apps/platform/src/sign-in/demo-realm.ts';
import { demoUsers } from '../apps/platform/src/sign-in/index.ts';
import { browserClientId, realmName, tokenAudience } from '../apps/platform/src/sign-in/realm.ts';
import { root } from './run/command.mjs';

interface Role {
  readonly name: string;
  readonly description?: string;
  readonly composites?: { readonly realm: readonly string[] };
}

interface RealmFile {
  readonly realm: string;
  readonly roles: { readonly realm: readonly Role[] };
  readonly clients: readonly Readonly<Record<string, unknown>>[];
  readonly scopeMappings: readonly { readonly client: string; readonly roles: readonly string[] }[];
  readonly users?: readonly {
    readonly username: string;
    readonly credentials: readonly { readonly type: string; readonly value: string }[];
    readonly realmRoles: readonly string[];
  }[];
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
  test('has the roles of the schema, each with its words, and the composites of the embedded service', () => {
    const roles = file.roles.realm;
    const single = roles.filter(({ composites }) => !composites);
    expect(single.map(({ name }) => name).sort()).toEqual(Object.values(roleOf).sort());
    expect(single.filter(({ description }) => !description)).toEqual([]);
    const held = roles.flatMap(({ name, composites }) => (composites ? [[name, composites.realm] as const] : []));
    expect(Object.fromEntries(held)).toEqual(compositesOf(Object.values(roleOf)));
  });

  test('has one client: public, by code and PKCE alone, its tokens for the gateway, with roles of the back-office alone', () => {
    expect(file.realm).toBe(realmName);
    expect(file.clients).toHaveLength(1);
    expect(file.clients[0]).toMatchObject({
      clientId: browserClientId,
      publicClient: true,
      standardFlowEnabled: true,
      implicitFlowEnabled: false,
      directAccessGrantsEnabled: false,
      serviceAccountsEnabled: false,
      attributes: { 'pkce.code.challenge.method': 'S256' },
      fullScopeAllowed: false,
      optionalClientScopes: [],
      protocolMappers: [{ config: { 'included.custom.audience': tokenAudience[0], 'access.token.claim': 'true' } }],
    });
    const [mapping] = file.scopeMappings;
    expect([...(mapping?.roles ?? [])].sort()).toEqual(file.roles.realm.map(({ name }) => name).sort());
  });

  test('gives short tokens that are refreshed once, and slows down who guesses passwords', () => {
    expect(file).toMatchObject({
      accessTokenLifespan: 300,
      ssoSessionIdleTimeout: 1_800,
      ssoSessionMaxLifespan: 36_000,
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
  const people = demonstration.users?.map(({ username, credentials, realmRoles }) => ({
    username,
    password: credentials[0]?.value,
    roles: realmRoles.slice(1),
  }));
  expect(people).toEqual(demoUsers.map(({ username, roles }) => ({ username, password: username, roles })));
  const { users: _people, ...rest } = demonstration;
  const { passwordPolicy: _policy, ...expected } = production;
  const withAddress = JSON.stringify(rest).replaceAll('${BACK_OFFICE_URL:http://localhost:4000}', '${BACK_OFFICE_URL}');
  expect(JSON.parse(withAddress)).toEqual(expected);
});

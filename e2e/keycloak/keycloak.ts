import { realmOf } from '@backoffice/platform/testing';
import type { Keycloak } from '../../tools/keycloak/server.mjs';

const given = process.env['TEST_KEYCLOAK'];
if (given === undefined) throw new Error('Run these tests with `npm test -- keycloak`.');

/** Keycloak under test, from the variable `TEST_KEYCLOAK`. */
export const keycloak: Keycloak = JSON.parse(given);

/** Realm of the back-office in this Keycloak, as its OpenID client sees it. */
export const realm = realmOf(`${keycloak.url}/realms/back-office`, keycloak.application);

/** Administrator's requests to the realm. Everything that they add is deleted after the tests. */
export interface RealmAdmin {
  /** Adds a signing key of a higher priority. Keycloak signs new tokens with it. */
  rotateKey(): Promise<void>;
  /**
   * Adds a user to the realm of the back-office. The password is the user name. `administrationRoles` are roles of
   * Keycloak's client `realm-management`.
   */
  addPerson(username: string, administrationRoles?: readonly string[]): Promise<void>;
}

const KEY_PROVIDER = {
  name: 'a newer key',
  providerType: 'org.keycloak.keys.KeyProvider',
  providerId: 'rsa-generated',
  config: { priority: ['1000'], enabled: ['true'], active: ['true'], algorithm: ['RS256'], keySize: ['2048'] },
};

const createAdmin = ({ username, password }: NonNullable<Keycloak['admin']>): RealmAdmin => {
  const added: string[] = [];

  /**
   * Sends a request as administrator. Each request gets its own token, because tokens of the realm `master` expire
   * after a minute.
   */
  const ask = async (method: string, address: string, body?: object): Promise<Response> => {
    const granted = await fetch(`${keycloak.url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username, password }),
    });
    const { access_token: token } = await granted.json();
    const response = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status} ${await response.text()}`);
    return response;
  };

  const of = (path: string) => `${keycloak.url}/admin/realms/back-office/${path}`;

  /** Creates an entity and returns its address. */
  const add = async (path: string, body: object): Promise<string> => {
    const address = (await ask('POST', of(path), body)).headers.get('location') ?? '';
    added.push(address);
    return address;
  };

  afterAll(async () => {
    for (const address of added) await ask('DELETE', address);
  });

  return {
    rotateKey: async () => {
      await add('components', KEY_PROVIDER);
    },
    addPerson: async (name, administrationRoles = []) => {
      const person = await add('users', {
        username: name,
        ...{ firstName: 'Una', lastName: 'Persona', email: `${name}@backoffice.example`, emailVerified: true },
        enabled: true,
        credentials: [{ type: 'password', value: name }],
      });
      const [{ id }] = await (await ask('GET', of('clients?clientId=realm-management'))).json();
      const roles: { name: string }[] = await (await ask('GET', of(`clients/${id}/roles`))).json();
      const wanted = roles.filter((role) => administrationRoles.includes(role.name));
      await ask('POST', `${person}/role-mappings/clients/${id}`, wanted);
    },
  };
};

/**
 * Returns the administrator, or undefined without administrator credentials in `TEST_KEYCLOAK`. Call it once in a test
 * file, outside of tests: it registers the clean-up with `afterAll`.
 */
export const openAdmin = (): RealmAdmin | undefined => keycloak.admin && createAdmin(keycloak.admin);

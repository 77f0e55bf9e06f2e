import { realmOf } from '@backoffice/platform/testing';
import type { Keycloak } from '../../tools/keycloak/server.mjs';

const given = process.env['TEST_KEYCLOAK'];
if (given === undefined) throw new Error('Run these tests with `npm test -- keycloak`.');

/** The Keycloak under test. */
export const keycloak: Keycloak = JSON.parse(given);

export const realm = realmOf(`${keycloak.url}/realms/back-office`, keycloak.application);

/** Requests of an administrator to the realm; it is as before when the tests are over. */
export interface RealmAdmin {
  /** Signs with a new key from now on. */
  rotateKey(): Promise<void>;
  /** Lets a person in, with the password of that name and these roles of Keycloak's own administration of the realm. */
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

  /** The administration lives in the realm `master`, whose tokens are good for a minute: each request takes its own. */
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

  /** Adds something and gives its address. */
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

/** The administrator; undefined when the one who gave the Keycloak did not say how to become one. Once a test file. */
export const openAdmin = (): RealmAdmin | undefined => keycloak.admin && createAdmin(keycloak.admin);

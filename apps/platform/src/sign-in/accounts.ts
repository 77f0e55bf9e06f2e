import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { DemoUser } from './demo-users.ts';
import { heldRoles } from './held-roles.ts';

/** A person of the realm, without the password. */
export interface Account {
  /** Stable across restarts and machines: records of the services name it. */
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Realm roles, composites and what they hold. */
  readonly roles: readonly string[];
}

export interface Accounts {
  readonly all: readonly Account[];
  byId(id: string): Account | undefined;
  /** By user name or e-mail address, in any case. */
  byName(name: string): Account | undefined;
  /** Takes as long for an unknown name. */
  hasPassword(account: Account | undefined, password: string): Promise<boolean>;
}

/** The profile claims of an ID token, an access token and userinfo. */
export interface ProfileClaims {
  readonly sub: string;
  readonly preferred_username: string;
  readonly name: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly email_verified: boolean;
}

interface Credential {
  readonly salt: Buffer;
  readonly key: Buffer;
}

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, (error, key) => (error ? reject(error) : resolve(key)));
  });

async function createCredential(password: string): Promise<Credential> {
  const salt = randomBytes(16);
  return { salt, key: await derive(password, salt) };
}

/** A UUID made from the user name. */
function accountId(username: string): string {
  const hex = createHash('sha256').update(`back-office/${username}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

const toAccount = ({ username, firstName, lastName, email, roles }: DemoUser): Account => ({
  id: accountId(username),
  username,
  firstName,
  lastName,
  email,
  roles: heldRoles(roles),
});

const toCredential = async ({ username, password }: DemoUser): Promise<[string, Credential]> => [
  accountId(username),
  await createCredential(password),
];

/** The people who can sign in; passwords are only kept as scrypt keys. */
export async function createAccounts(users: readonly DemoUser[]): Promise<Accounts> {
  const all = users.map(toAccount);
  const credentials = new Map(await Promise.all(users.map(toCredential)));
  const unknownUser = await createCredential(randomBytes(16).toString('hex'));
  return {
    all,
    byId: (id) => all.find((account) => account.id === id),
    byName(name) {
      const wanted = name.trim().toLowerCase();
      return all.find(({ username, email }) => username.toLowerCase() === wanted || email.toLowerCase() === wanted);
    },
    async hasPassword(account, password) {
      const credential = account === undefined ? undefined : credentials.get(account.id);
      const { salt, key } = credential ?? unknownUser;
      const same = timingSafeEqual(await derive(password, salt), key);
      return same && credential !== undefined;
    },
  };
}

/** Claims of tokens and userinfo about a person. */
export function profileClaims({ id, username, firstName, lastName, email }: Account): ProfileClaims {
  return {
    sub: id,
    preferred_username: username,
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
    email,
    email_verified: true,
  };
}

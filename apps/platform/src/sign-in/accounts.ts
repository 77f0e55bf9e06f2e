import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { DemoUser } from './demo-users.ts';
import { heldRoles } from './held-roles.ts';

/** Person of the realm, without the password. */
export interface Account {
  /** Stable across restarts and machines, because it is derived from the user name. */
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Realm roles: the composites and the roles that they include. */
  readonly roles: readonly string[];
}

export interface Accounts {
  readonly all: readonly Account[];
  byId(id: string): Account | undefined;
  /** Finds a person by user name or e-mail address, ignoring case. */
  byName(name: string): Account | undefined;
  /** Checks a password. An unknown name takes about the same time as a known one. */
  hasPassword(account: Account | undefined, password: string): Promise<boolean>;
}

/** Profile claims of ID tokens, access tokens and userinfo. */
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

/** Derives a UUID from the user name. */
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

/** Creates the accounts. Passwords are stored as scrypt hashes only. */
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

/** Returns the claims about a person for tokens and userinfo. */
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

import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK_RSA_Private } from 'jose';
import { createPrivateFile, readPrivateFile, replacePrivateFile } from './private-file.ts';

/** Private RSA key with the `kid` that its tokens name. */
export type SigningKey = JWK_RSA_Private & { readonly kty: 'RSA'; readonly kid: string };

export interface KeyRing {
  /** Returns the signing keys, newest first. The newest one signs, the others still verify. */
  signing(): readonly [SigningKey, ...SigningKey[]];
  /** Keys that sign the cookies. */
  readonly cookies: readonly string[];
  /** Adds a new signing key. The two previous ones stay published. */
  rotate(): Promise<void>;
}

interface Keys {
  readonly signing: readonly [SigningKey, ...SigningKey[]];
  readonly cookies: readonly string[];
}

/** Number of published keys. With rare rotations, a valid access token keeps its key. */
const keptSigningKeys = 3;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns whether a value is a private key with all members that signing needs. */
export const isSigningKey = (value: unknown): value is SigningKey =>
  isRecord(value) &&
  value['kty'] === 'RSA' &&
  ['kid', 'n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'].every((member) => typeof value[member] === 'string');

const isKeys = (value: unknown): value is Keys =>
  isRecord(value) &&
  Array.isArray(value['signing']) &&
  value['signing'].length > 0 &&
  value['signing'].every(isSigningKey) &&
  Array.isArray(value['cookies']) &&
  value['cookies'].every((key) => typeof key === 'string');

/** Generates a signing key. */
export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  const key = { ...jwk, use: 'sig', alg: 'RS256', kid: await calculateJwkThumbprint(jwk) };
  if (!isSigningKey(key)) throw new Error('generateKeyPair made no RSA key');
  return key;
}

function parseKeys(text: string, path: string): Keys {
  const keys: unknown = JSON.parse(text);
  if (!isKeys(keys)) throw new Error(`${path} does not hold the keys of the sign-in service; delete it to start anew`);
  return keys;
}

async function loadKeys(path: string | undefined, signingKey?: SigningKey): Promise<Keys> {
  const stored = path === undefined ? undefined : await readPrivateFile(path);
  if (path !== undefined && stored !== undefined) return parseKeys(stored, path);
  const keys: Keys = {
    signing: [signingKey ?? (await createSigningKey())],
    cookies: [randomBytes(32).toString('base64url')],
  };
  if (path === undefined || (await createPrivateFile(path, JSON.stringify(keys)))) return keys;
  // another process created the file first, so its keys are used
  return loadKeys(path);
}

/** Opens the keys of the realm, from a file or in memory. When no file exists yet, `signingKey` is the first key. */
export async function openKeyRing(path: string | undefined, signingKey?: SigningKey): Promise<KeyRing> {
  const keys = await loadKeys(path, signingKey);
  let { signing } = keys;
  return {
    signing: () => signing,
    cookies: keys.cookies,
    async rotate() {
      signing = [await createSigningKey(), ...signing.slice(0, keptSigningKeys - 1)];
      if (path !== undefined) await replacePrivateFile(path, JSON.stringify({ ...keys, signing }));
    },
  };
}

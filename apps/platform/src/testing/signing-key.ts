import { fileURLToPath } from 'node:url';
import { cachedFile } from '@backoffice/database/testing';
import { createSigningKey, isSigningKey, type SigningKey } from '../sign-in/key-ring.ts';

/** Reads the signing key that all tests share. Generating a key is slow. */
export async function signingKeyOfTests(): Promise<SigningKey> {
  const file = cachedFile('signing-key.json', [fileURLToPath(new URL('../sign-in/key-ring.ts', import.meta.url))]);
  const cached: unknown = JSON.parse(file.read()?.toString() ?? 'null');
  if (isSigningKey(cached)) return cached;
  const key = await createSigningKey();
  file.write(JSON.stringify(key));
  return key;
}

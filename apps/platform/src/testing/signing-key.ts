import { fileURLToPath } from 'node:url';
import { keptFile } from '@backoffice/database/testing';
import { createSigningKey, isSigningKey, type SigningKey } from '../sign-in/key-ring.ts';

/** Reads the signing key that all tests share: to create one takes longer than all else of a sign-in service. */
export async function signingKeyOfTests(): Promise<SigningKey> {
  const file = keptFile('signing-key.json', [fileURLToPath(new URL('../sign-in/key-ring.ts', import.meta.url))]);
  const kept: unknown = JSON.parse(file.read()?.toString() ?? 'null');
  if (isSigningKey(kept)) return kept;
  const key = await createSigningKey();
  file.keep(JSON.stringify(key));
  return key;
}

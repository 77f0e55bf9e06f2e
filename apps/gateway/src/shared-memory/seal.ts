import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Authenticated encryption of the texts in the shared memory. */
export interface Seal {
  readonly close: (text: string) => string;
  /** Decrypts a text; undefined when it was changed, or sealed with another secret. */
  readonly open: (sealed: string) => string | undefined;
  readonly digest: (text: string) => string;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const derived = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** @param secret secret that all gateways share */
export const createSeal = (secret: string): Seal => {
  const key = derived(secret, 'seal');
  const digestKey = derived(secret, 'digest');
  return {
    close: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
    },
    open: (sealed) => {
      try {
        const bytes = Buffer.from(sealed, 'base64');
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
  };
};

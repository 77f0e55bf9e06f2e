import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** Keyed digests of the events of a store, which nobody without the key can make. */
export interface ChainKey {
  /** Identifies the key, without revealing it. */
  readonly name: string;
  /** Digest of an event: of its place, its line, and by the digest of the one before of all before it. */
  readonly digestOf: (event: ChainedEvent, before: string) => string;
  /** Seals what is written of a chain: its number, its newest event, its newest removed event. */
  readonly sealOf: (...parts: readonly (string | number)[]) => string;
}

/** Event in its chain. */
export interface ChainedEvent {
  readonly writer: string;
  readonly seq: number;
  /** JSON, without the end of its line. */
  readonly line: string;
}

const LETTERS_OF_NAME = 16;

const hmac = (key: KeyObject, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** @param secret AUDIT_SECRET, of which keys of its own are made */
export const createChainKey = (secret: string): ChainKey => {
  const secretKey = createSecretKey(secret, 'utf8');
  const keyOf = (purpose: string) => createSecretKey(hmac(secretKey, purpose), 'hex');
  const [events, seals] = [keyOf('activity events'), keyOf('activity seals')];
  return {
    name: hmac(keyOf('activity key'), 'name').slice(0, LETTERS_OF_NAME),
    digestOf: ({ writer, seq, line }, before) => hmac(events, `${before}\n${writer} ${seq}\n${line}`),
    sealOf: (...parts) => hmac(seals, parts.join(' ')),
  };
};

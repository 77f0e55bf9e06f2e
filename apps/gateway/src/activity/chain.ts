import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { textAt } from '../unknown-value.ts';

/** Computes the digests and seals of a store by HMAC-SHA256. Both need keys that AUDIT_SECRET yields. */
export interface ChainKey {
  /** Identifier of the key. It does not reveal the key. */
  readonly name: string;
  /** Computes the digest of an event from its chain, number and line, and the digest of the event before it. */
  readonly digestOf: (event: ChainedEvent, before: string) => string;
  /** Computes the seal of a gap, or of a part of a chain: its number, newest event or newest removed event. */
  readonly sealOf: (...parts: readonly (string | number)[]) => string;
}

/** Event with its chain (`writer`) and its number there. */
export interface ChainedEvent {
  readonly writer: string;
  readonly seq: number;
  /** JSON, without a line break. */
  readonly line: string;
}

/** JSON escapes that PostgreSQL does not store as text: NUL and halves of a surrogate pair. */
const NO_TEXT = /\\u0000|\\ud[89a-f][\da-f]{2}/g;

/** Replaces the escapes that a database rejects. @param line JSON without a line break */
export const storedLine = (line: string): string => line.replaceAll(NO_TEXT, '\\ufffd');

/**
 * Returns the month of an event in UTC, such as `2026-11`, from the time in its line.
 * @throws Error when it has no time
 */
export const monthOf = ({ line }: ChainedEvent): string => {
  const month = textAt(JSON.parse(line), 'time')?.slice(0, '2026-11'.length);
  if (month === undefined) throw new Error('An event of the activity has no time.');
  return month;
};

/** Returns the digests of consecutive events. @param before digest of the event before the first */
export const digestsOf = (key: ChainKey, events: readonly ChainedEvent[], before: string): readonly string[] => {
  let digest = before;
  return events.map((event) => (digest = key.digestOf(event, digest)));
};

const LETTERS_OF_NAME = 16;

const hmac = (key: KeyObject, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Creates the keys of a store. @param secret AUDIT_SECRET, from which the keys are derived */
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

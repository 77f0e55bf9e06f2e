import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { textAt } from '../unknown-value.ts';

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

/** Escapes that are JSON, but no text of a database: NUL and halves of a pair. */
const NO_TEXT = /\\u0000|\\ud[89a-f][\da-f]{2}/g;

/** The line of an event as a database takes it. @param line without its end */
export const storedLine = (line: string): string => line.replaceAll(NO_TEXT, '\\ufffd');

/** Month of an event, in UTC, such as `2026-11`: the beginning of the time in its line. */
export const monthOf = ({ line }: ChainedEvent): string => {
  const month = textAt(JSON.parse(line), 'time')?.slice(0, '2026-11'.length);
  if (month === undefined) throw new Error('An event of the activity has no time.');
  return month;
};

/** Digests of events that follow each other. @param before digest of the event before the first */
export const digestsOf = (key: ChainKey, events: readonly ChainedEvent[], before: string): readonly string[] => {
  let digest = before;
  return events.map((event) => (digest = key.digestOf(event, digest)));
};

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

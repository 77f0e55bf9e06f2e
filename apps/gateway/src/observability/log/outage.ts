import type { Logger } from 'pino';
import { at, textAt } from '../../unknown-value.ts';

/** State of something that a gateway needs beside the services. The log has its loss, each change of cause, and its return. */
export interface Outage {
  readonly worked: () => void;
  readonly failed: (error: unknown) => void;
  readonly isAway: () => boolean;
}

/** Condition names of PostgreSQL for what keeps a store away: its codes say nothing at night. */
const CONDITIONS: Readonly<Record<string, string>> = {
  '28000': 'invalid_authorization_specification',
  '28P01': 'invalid_password',
  '3D000': 'invalid_catalog_name',
  '42501': 'insufficient_privilege',
  '42P01': 'undefined_table',
  '53100': 'disk_full',
  '53300': 'too_many_connections',
  '57014': 'query_canceled',
  '57P01': 'admin_shutdown',
  '57P03': 'cannot_connect_now',
};

/** Redis begins a refusal with one word, as in `WRONGPASS invalid username-password pair`. */
const REDIS_WORD = /^[A-Z]{5,}\b/;

/**
 * Cause of an error in a word or two. Its message is not told, for it may hold what was to be stored; that of a folder in use
 * holds nothing but the folder.
 */
export const causeOf = (error: unknown): string => {
  const inner = at(error, 'cause') ?? at(error, 'errors');
  const name = textAt(error, 'name') ?? 'unknown';
  if (name === 'FolderInUseError') return textAt(error, 'message') ?? name;
  const code = textAt(error, 'code');
  if (code !== undefined) return [code, CONDITIONS[code]].filter(Boolean).join(' ');
  const first: unknown = Array.isArray(inner) ? inner[0] : inner;
  if (first !== undefined) return causeOf(first);
  return REDIS_WORD.exec(textAt(error, 'message') ?? '')?.[0] ?? name;
};

/** Names in the log; `level` of the loss is `error` without it. */
interface OutageOptions {
  readonly logger: Logger;
  readonly lost: string;
  readonly back: string;
  readonly level?: 'error' | 'warn';
}

/** Makes the state of something that is there until it fails. */
export const createOutage = ({ logger, lost, back, level = 'error' }: OutageOptions): Outage => {
  let cause: string | undefined;
  return {
    worked: () => {
      if (cause !== undefined) logger.info(back);
      cause = undefined;
    },
    failed: (error) => {
      const found = causeOf(error);
      if (found !== cause) logger[level]({ cause: found }, lost);
      cause = found;
    },
    isAway: () => cause !== undefined,
  };
};

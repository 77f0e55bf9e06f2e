import type { Logger } from 'pino';
import { at, textAt } from '../../unknown-value.ts';

/** Outage of a store or another dependency. Its beginning, each change of cause, and its end are logged. */
export interface Outage {
  readonly worked: () => void;
  readonly failed: (error: unknown) => void;
  readonly isUnavailable: () => boolean;
}

/** PostgreSQL's condition names of codes of failing stores. A name is readable in the log. */
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

/** First word of a Redis error, as in `WRONGPASS invalid username-password pair`. */
const REDIS_WORD = /^[A-Z]{5,}\b/;

/**
 * Returns the cause of an error in a word or two. Messages are left out because they may contain personal data. The
 * message of `FolderInUseError` is safe: it names the folder and the process that uses it.
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

/** Texts of the log. The default `level` of an outage is `error`. */
interface OutageOptions {
  readonly logger: Logger;
  readonly outageMessage: string;
  readonly recoveryMessage: string;
  readonly level?: 'error' | 'warn';
}

/** Creates an outage, which begins with the first failure. */
export const createOutage = ({ logger, outageMessage, recoveryMessage, level = 'error' }: OutageOptions): Outage => {
  let cause: string | undefined;
  return {
    worked: () => {
      if (cause !== undefined) logger.info(recoveryMessage);
      cause = undefined;
    },
    failed: (error) => {
      const found = causeOf(error);
      if (found !== cause) logger[level]({ cause: found }, outageMessage);
      cause = found;
    },
    isUnavailable: () => cause !== undefined,
  };
};

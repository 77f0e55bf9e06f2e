import { firstCharacters, isLongerThan, withoutPersonNumbers } from '@backoffice/validators';
import type { RecordedAccount } from './account-digest.ts';
import { at, textAt } from '../../unknown-value.ts';

/**
 * End of an audited action.
 * - `done`: the change was made, the data was shown, the file was sent to its end.
 * - `repeated`: requested again under the same key, and made no more than once.
 * - `refused`: by an argument, a rule, a conflict or the service; nothing was changed.
 * - `forbidden`: for lack of a permission; no service was asked.
 * - `failed`: nothing was changed, or the file broke off.
 * - `unknown`: nobody knows whether the change was made.
 */
export type AuditResult = 'done' | 'repeated' | 'refused' | 'forbidden' | 'failed' | 'unknown';

/** A value that the schema has `@recorded`. */
export type Recorded = string | number | boolean | RecordedAccount | RecordedFields | readonly Recorded[];

/** Values by the names of their fields, as in the schema. */
export interface RecordedFields {
  readonly [field: string]: Recorded;
}

/** Part of the state of an entity that is kept. */
export interface AuditedState {
  /** As the service gave it; null where the type has none. */
  readonly status: string | null;
  readonly version: number | null;
  /** Amounts, currency and accounts of what has money. Left out otherwise. */
  readonly recorded?: RecordedFields | undefined;
}

/** A field that a change has changed. Values are recorded of amounts alone: others may be personal data. */
export interface ChangedField {
  /** As in the schema. */
  readonly field: string;
  /** Decimal text; null where there was none. */
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Most identifiers that an event names. */
export const IDS_IN_EVENT = 100;

/** One entry of the audit trail, without who and when. Of arguments, identifier and reason, and what is `@recorded`. */
export interface AuditEvent {
  /**
   * - `gap` stands in the store of the activity alone: `count` events before it are not there.
   * - `intent` stands in the lines alone: a change is about to leave, and the `change` of the same request tells its end.
   */
  readonly kind: 'change' | 'intent' | 'look' | 'download' | 'upload' | 'gap';
  /** Name of the mutation, or `Type.field` of the data that was read, as in the schema. */
  readonly action: string;
  /** Type of what it is about, as in the schema. */
  readonly type: string;
  /** Identifiers of what it is about, at most `IDS_IN_EVENT`: what is more goes in further events. */
  readonly ids: readonly string[];
  /** Number of all of them, with those of further events. */
  readonly count: number;
  /** Arguments of a change that are `@recorded`. Left out without any. */
  readonly asked?: RecordedFields | undefined;
  readonly before: AuditedState | null;
  readonly after: AuditedState | null;
  /** Of a change that was made: what it changed. */
  readonly changed: readonly ChangedField[] | null;
  /** The person's own words. */
  readonly reason: string | null;
  readonly result: AuditResult;
  /** Exact code of what is not `done`. */
  readonly code: string | null;
  /** Of a refused file: `sub` of the person whose link it is. Left out otherwise. */
  readonly owner?: string | undefined;
}

/** Person, and the request in which they did it. */
export interface AuditedRequest {
  readonly requestId: string;
  readonly traceId?: string | undefined;
  /** `sub` of the token; null when nobody signed in. */
  readonly userId: string | null;
  readonly username: string | null;
  /** Name of the registered operation, or `other`. */
  readonly operation: string;
}

/** An event with what is known of it, in the order in which a line says it. */
export const auditEvent = ({
  kind,
  action,
  type,
  ids = [],
  count = ids.length,
  asked,
  before = null,
  after = null,
  changed = null,
  reason = null,
  result,
  code = null,
  owner,
}: Pick<AuditEvent, 'kind' | 'action' | 'type' | 'result'> & Partial<AuditEvent>): AuditEvent => ({
  kind,
  action,
  type,
  ids,
  count,
  ...(asked && { asked }),
  before,
  after,
  changed,
  reason,
  result,
  code,
  ...(owner !== undefined && { owner }),
});

const IDENTIFIER = /^[\w-]{1,64}$/;
/** A card or an account has at least twelve digits, of whatever script, with whatever is no letter between them. */
const NUMBER = String.raw`\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){11,}`;
/** A card in the groups that are on it, with words between them. */
const GROUPS = String.raw`\p{Nd}{4}(?:(?:\P{Nd}{1,12}\p{Nd}{4}){3}|\P{Nd}{1,12}\p{Nd}{6}\P{Nd}{1,12}\p{Nd}{5})`;
const NOT_TO_TELL = new RegExp(String.raw`${NUMBER}|${GROUPS}|[^\s@]+@[^\s@]+|[\w.-]{40,}`, 'gu');
const ONLY_A_NUMBER = new RegExp(`^(?:${NUMBER}|${GROUPS})$`, 'u');

/** An identifier that anything can be called by; undefined for whatever else was given in its place. */
export const identifierOf = (given: unknown): string | undefined =>
  typeof given === 'string' && IDENTIFIER.test(given) && !ONLY_A_NUMBER.test(given) ? given : undefined;

/** Digits at the end of a text that was cut off: they may be the beginning of a number. */
const CUT_OFF = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3})+$/u;

/** Characters of a reason; a longer one is refused, and its beginning is kept. */
const LONGEST = 500;

/** The same of a record: an identifier that its service has answered is one, also where it is a long number. */
export const recordIdOf = (given: unknown, answered: readonly unknown[]): string | undefined =>
  typeof given === 'string' && IDENTIFIER.test(given) && answered.includes(given) ? given : identifierOf(given);

/**
 * Cleans a person's words of possible cards, accounts, addresses, tokens, and what names of shared views may not have:
 * numbers of people. They are as long as a reason may be.
 */
export const wordsOf = (given: unknown): string | null => {
  if (typeof given !== 'string') return null;
  const redacted = withoutPersonNumbers(firstCharacters(given, LONGEST).replaceAll(NOT_TO_TELL, '…'));
  return isLongerThan(given, LONGEST) ? redacted.replace(CUT_OFF, '…') : redacted;
};

/** Status and version of an entity, where it has them, and what is recorded of it. */
export const stateOf = (entity: unknown, recorded?: RecordedFields): AuditedState | null => {
  const status = textAt(entity, 'statusCode') ?? null;
  const found = at(entity, 'version');
  const version = typeof found === 'number' ? found : null;
  if (status === null && version === null && recorded === undefined) return null;
  return { status, version, ...(recorded && { recorded }) };
};

import { firstCharacters, isLongerThan, withoutPersonNumbers } from '@backoffice/validators';
import type { RecordedAccount } from './account-digest.ts';
import { at, textAt } from '../../unknown-value.ts';

/**
 * Result of an audited action.
 * - `done`: the change was made, the data was shown, or the whole file was sent, also in several parts.
 * - `repeated`: a repeated request with the same idempotency key; the change was made at most once.
 * - `refused`: by an argument, a rule, a conflict or the service; this request changed nothing.
 * - `forbidden`: a permission was missing; the change was not sent, or the data was not shown.
 * - `failed`: this request changed nothing, or it did not complete the transfer of the file.
 * - `unknown`: the change may or may not have been made.
 */
export type AuditResult = 'done' | 'repeated' | 'refused' | 'forbidden' | 'failed' | 'unknown';

/** Value of a field that is `@recorded` in the schema. */
export type Recorded = string | number | boolean | RecordedAccount | RecordedFields | readonly Recorded[];

/** Recorded values by their field names in the schema. */
export interface RecordedFields {
  readonly [field: string]: Recorded;
}

/** Recorded part of an entity's state. */
export interface AuditedState {
  /** Service's code of the status; null for a type without status. */
  readonly status: string | null;
  readonly version: number | null;
  /** Amounts, currency and accounts. Absent for an entity without money. */
  readonly recorded?: RecordedFields | undefined;
}

/** Field that a change has changed. Only amounts have their values recorded: other values may be personal data. */
export interface ChangedField {
  /** Field name in the schema. */
  readonly field: string;
  /** Decimal text; null when there was no amount. */
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Maximum number of identifiers in one event. */
export const IDS_IN_EVENT = 100;

/** Mentions of a note, and the note that it corrects. */
export interface NoteFacts {
  /** Names after `@`, in lower case. */
  readonly mentioned: readonly string[];
  /** Identifier of the older note that it corrects. */
  readonly corrects: string | null;
}

/**
 * Content of one audit trail entry, without person and time. Of the arguments it has the identifier, the reason or the
 * words of a note, and those that are `@recorded`.
 */
export interface AuditEvent {
  /**
   * - `gap` exists only in the activity store: `count` earlier events are missing there.
   * - `intent` exists only in the audit lines: a change is about to be sent. The `change` with the same request id has
   * its result.
   * - `look`: a read of protected data.
   * - `take`: a person took a record of a queue, or released it.
   */
  readonly kind: 'change' | 'intent' | 'look' | 'download' | 'upload' | 'note' | 'take' | 'gap';
  /** Name of the mutation, or `Type.field` of the data that was read. */
  readonly action: string;
  /** Name of the entity's type in the schema. */
  readonly type: string;
  /** Identifiers of the entities, at most `IDS_IN_EVENT`. Further events have the rest. */
  readonly ids: readonly string[];
  /** Number of identifiers in all events of this access. */
  readonly count: number;
  /** Record that the changed entity is a part of. Absent when it is a part of none. */
  readonly partOf?: { readonly type: string; readonly id: string } | undefined;
  /** Identifiers of records that a change created inside the entity, such as refunds. Absent when there are none. */
  readonly created?: readonly string[] | undefined;
  /** Arguments of a change that are `@recorded`. Absent when there are none. */
  readonly asked?: RecordedFields | undefined;
  readonly before: AuditedState | null;
  readonly after: AuditedState | null;
  /** Fields that were changed; null unless a change was made. */
  readonly changed: readonly ChangedField[] | null;
  /** The person's own words: why they made a change, or what they noted. */
  readonly reason: string | null;
  /** Facts of a note; only events of notes have them. */
  readonly note?: NoteFacts | undefined;
  readonly result: AuditResult;
  /** Exact code of a result; null for `done` and `repeated`, and for an intent. */
  readonly code: string | null;
  /** `sub` of the owner of the link, for a refused file. Absent otherwise. */
  readonly owner?: string | undefined;
}

/** Request with the person who sent it. */
export interface AuditedRequest {
  readonly requestId: string;
  readonly traceId?: string | undefined;
  /** `sub` of the token; null without a sign-in. */
  readonly userId: string | null;
  readonly username: string | null;
  /** Full name in the token of the person. Absent when it has none. */
  readonly name?: string | undefined;
  /** Name of the registered operation, `download`, `upload`, or `other`. */
  readonly operation: string;
}

/** Creates an event with its defaults. The members are in the order of the audit line. */
export const auditEvent = ({
  kind,
  action,
  type,
  ids = [],
  count = ids.length,
  partOf,
  created,
  asked,
  before = null,
  after = null,
  changed = null,
  reason = null,
  note,
  result,
  code = null,
  owner,
}: Pick<AuditEvent, 'kind' | 'action' | 'type' | 'result'> & Partial<AuditEvent>): AuditEvent => ({
  kind,
  action,
  type,
  ids,
  count,
  ...(partOf && { partOf }),
  ...(created && { created }),
  ...(asked && { asked }),
  before,
  after,
  changed,
  reason,
  ...(note && { note }),
  result,
  code,
  ...(owner !== undefined && { owner }),
});

const IDENTIFIER = /^[\w-]{1,64}$/;
/** Card or account: at least twelve digits of any script, with up to three other non-letters between two digits. */
const NUMBER = String.raw`\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){11,}`;
/** Card number in its printed groups, with up to twelve non-digits between them. */
const GROUPS = String.raw`\p{Nd}{4}(?:(?:\P{Nd}{1,12}\p{Nd}{4}){3}|\P{Nd}{1,12}\p{Nd}{6}\P{Nd}{1,12}\p{Nd}{5})`;
const NOT_TO_TELL = new RegExp(String.raw`${NUMBER}|${GROUPS}|[^\s@]+@[^\s@]+|[\w.-]{40,}`, 'gu');
const ONLY_A_NUMBER = new RegExp(`^(?:${NUMBER}|${GROUPS})$`, 'u');

/** Returns a valid identifier unchanged. Returns undefined for any other value, and for a number like a card. */
export const identifierOf = (given: unknown): string | undefined =>
  typeof given === 'string' && IDENTIFIER.test(given) && !ONLY_A_NUMBER.test(given) ? given : undefined;

/** Digits at the end of a truncated text, which may be the beginning of a card or an account. */
const CUT_OFF = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3})+$/u;

/** Maximum characters of a reason. A longer one is refused, and its first 500 characters are recorded. */
const LONGEST_REASON = 500;

/**
 * Returns the identifier of a record. An identifier that the service answered is valid even when it is a long number.
 */
export const recordIdOf = (given: unknown, answered: readonly unknown[]): string | undefined =>
  typeof given === 'string' && IDENTIFIER.test(given) && answered.includes(given) ? given : identifierOf(given);

/**
 * Redacts a text that a person typed: cards, accounts, e-mail addresses, tokens, DNI and CUIT. It is truncated to 500
 * characters.
 */
export const wordsOf = (given: unknown): string | null => {
  if (typeof given !== 'string') return null;
  const redacted = withoutPersonNumbers(firstCharacters(given, LONGEST_REASON).replaceAll(NOT_TO_TELL, '…'));
  return isLongerThan(given, LONGEST_REASON) ? redacted.replace(CUT_OFF, '…') : redacted;
};

/** Returns status and version of an entity with its recorded fields; null when it has none of them. */
export const stateOf = (entity: unknown, recorded?: RecordedFields): AuditedState | null => {
  const status = textAt(entity, 'statusCode') ?? null;
  const found = at(entity, 'version');
  const version = typeof found === 'number' ? found : null;
  if (status === null && version === null && recorded === undefined) return null;
  return { status, version, ...(recorded && { recorded }) };
};

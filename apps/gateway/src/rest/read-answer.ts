import { firstCharacters, isLongerThan } from '@backoffice/validators';
import type { UpstreamErrorDetails, UpstreamErrorKind } from '../errors/upstream-error.ts';
import { wordsOf } from '../observability/audit/audit-event.ts';
import type { WireAnswer } from './exchange.ts';
import type { RequestedRows } from './lazy-json/row-reader.ts';
import { at, isObject, textAt } from '../unknown-value.ts';

/** Decodes pieces of UTF-8. */
export const textOf = (pieces: readonly Buffer[]): string => {
  const [first, ...others] = pieces;
  if (!first) return '';
  return (others.length === 0 ? first : Buffer.concat(pieces)).toString('utf8');
};

/** Error of a bad or missing answer. */
export interface Failure {
  readonly kind: UpstreamErrorKind;
  readonly details: UpstreamErrorDetails;
  /** Minimum milliseconds before a retry; undefined when a retry would not help. */
  readonly retryAfterMs?: number | undefined;
}

/** Parsed answer or its error. The body is undefined for 204. */
export type ReadAnswer = { readonly body: unknown; readonly status: number; readonly kind?: undefined } | Failure;

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

const isJson = ({ headers }: WireAnswer): boolean => {
  const type = headers['content-type'];
  const encoding = headers['content-encoding'] ?? 'identity';
  return typeof type === 'string' && JSON_TYPE.test(type) && encoding === 'identity';
};

const MEDIA_TYPE = /^[\w.+-]{1,40}\/[\w.+-]{1,60}/;

const notJson = ({ headers }: WireAnswer): string => {
  const type = MEDIA_TYPE.exec(String(headers['content-type']))?.[0] ?? 'none';
  const encoding = /^[\w-]{1,20}/.exec(String(headers['content-encoding'] ?? 'identity'))?.[0] ?? 'unknown';
  return `The answer is no JSON: media type ${type}, encoding ${encoding}.`;
};

const kindOf = (status: number): UpstreamErrorKind => {
  if (status === 404 || status === 410) return 'NOT_FOUND';
  if (status === 409 || status === 412) return 'CONFLICT';
  if (status === 408 || status === 504) return 'TIMEOUT';
  if (status === 429 || status >= 500) return 'UNAVAILABLE';
  if (status >= 400) return 'REFUSED';
  return 'BAD_ANSWER';
};

const TRY_AGAIN_STATUS = new Set([502, 503, 504]);

/** Returns the milliseconds of `Retry-After`, from seconds or a date; undefined without the header. */
const retryAfterOf = ({ headers }: WireAnswer): number | undefined => {
  const given = headers['retry-after'];
  if (typeof given !== 'string') return undefined;
  const seconds = Number(given);
  const ms = Number.isNaN(seconds) ? Date.parse(given) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
};

/** Returns the minimum milliseconds before a retry; undefined when it would not help. */
const pauseAfter = (answer: WireAnswer): number | undefined => {
  if (TRY_AGAIN_STATUS.has(answer.status)) return retryAfterOf(answer) ?? 0;
  // after 429, a retry helps only at the time that the service names
  return answer.status === 429 ? retryAfterOf(answer) : undefined;
};

/** Form of a code. Codes are shown to people, so texts and addresses are refused. */
const CODE = /^[\w.:-]{1,100}$/;

const codeAt = (value: unknown, name: string): string | undefined => {
  const found = textAt(value, name);
  return found !== undefined && CODE.test(found) ? found : undefined;
};

const fieldsAt = (value: unknown): Readonly<Record<string, string>> | undefined => {
  const found = at(value, 'fields');
  if (!isObject(found)) return undefined;
  const texts = Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
};

/** Maximum characters of a service's message. */
const LONGEST_SENTENCE = 300;
/** Patterns of markup, objects, addresses, stack traces and SQL, which must not be shown to people. */
const TECHNICAL =
  /[<>{}]|https?:|\bat \S+:\d+|Exception\b|\bselect\b.+\bfrom\b|\binsert into\b|\bdelete from\b|\bupdate\b.+\bset\b/i;

/**
 * Returns the message of a refusal as one line without personal data (`wordsOf`). Returns undefined without a message,
 * and for a technical one.
 */
const sentenceAt = (value: unknown): string | undefined => {
  const given = wordsOf(textAt(value, 'message'))
    ?.replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (given === undefined || !/\p{L}/u.test(given) || TECHNICAL.test(given)) return undefined;
  return isLongerThan(given, LONGEST_SENTENCE) ? `${firstCharacters(given, LONGEST_SENTENCE)}…` : given;
};

/**
 * Reads codes, message and fields of a refusal in the services' format. The message is for codes without a text in the
 * gateway.
 */
const problemIn = (answer: WireAnswer): UpstreamErrorDetails => {
  if (!isJson(answer)) return {};
  try {
    const problem: unknown = JSON.parse(textOf(answer.pieces));
    const version = at(problem, 'current_version');
    return {
      code: codeAt(problem, 'code'),
      extendedCode: codeAt(problem, 'extended_code'),
      sentence: sentenceAt(problem),
      currentVersion: typeof version === 'number' ? version : undefined,
      fields: fieldsAt(problem),
    };
  } catch {
    return {};
  }
};

/**
 * Reads an answer. Other statuses than 200, 201 and 204 are errors. Redirects, other media types, invalid JSON and null
 * are bad answers. Texts, numbers and booleans are bad answers unless `anyAnswer` is set.
 */
export const readAnswer = (
  answer: WireAnswer,
  {
    rows,
    anyAnswer = false,
  }: { readonly rows?: RequestedRows | undefined; readonly anyAnswer?: boolean | undefined } = {},
): ReadAnswer => {
  const { status, pieces } = answer;
  if (status === 204) return { body: undefined, status };
  if (status !== 200 && status !== 201)
    return { kind: kindOf(status), details: { status, ...problemIn(answer) }, retryAfterMs: pauseAfter(answer) };
  if (!isJson(answer)) return { kind: 'BAD_ANSWER', details: { status, cause: new Error(notJson(answer)) } };
  try {
    const body: unknown = rows?.reader.read(pieces, rows.limit) ?? JSON.parse(textOf(pieces));
    return isObject(body) || (anyAnswer && body !== null)
      ? { body, status }
      : { kind: 'BAD_ANSWER', details: { status, pointer: '', cause: new Error('The answer is no object.') } };
  } catch (cause) {
    return { kind: 'BAD_ANSWER', details: { status, cause } };
  }
};

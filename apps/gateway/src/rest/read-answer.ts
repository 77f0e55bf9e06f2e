import type { UpstreamErrorDetails, UpstreamErrorKind } from '../errors/upstream-error.ts';
import { textOf } from './answer-bytes.ts';
import type { RequestedRows } from './lazy-json/row-reader.ts';
import { at, isObject, textAt } from '../unknown-value.ts';

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly pieces: Buffer[];
}

/** What an answer means: its object or list (undefined for 204), or what is wrong. */
export type Reading =
  | { readonly body: object | undefined; readonly kind?: undefined }
  | { readonly kind: UpstreamErrorKind; readonly details: UpstreamErrorDetails };

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

const isJson = ({ headers }: WireAnswer): boolean => {
  const type = headers['content-type'];
  const encoding = headers['content-encoding'] ?? 'identity';
  return typeof type === 'string' && JSON_TYPE.test(type) && encoding === 'identity';
};

const kindOf = (status: number): UpstreamErrorKind => {
  if (status === 404 || status === 410) return 'NOT_FOUND';
  if (status === 409 || status === 412) return 'CONFLICT';
  if (status === 408 || status === 504) return 'TIMEOUT';
  if (status === 429 || status >= 500) return 'UNAVAILABLE';
  if (status >= 400) return 'REFUSED';
  return 'BAD_ANSWER';
};

/** Codes are shown to people: what is no code, but a text or an address, is not. */
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

/** The codes of a refusal, when it is one in the services' shape; its text stays behind. */
const problemIn = (answer: WireAnswer): UpstreamErrorDetails => {
  if (!isJson(answer)) return {};
  try {
    const problem: unknown = JSON.parse(textOf(answer.pieces));
    const version = at(problem, 'current_version');
    return {
      code: codeAt(problem, 'code'),
      extendedCode: codeAt(problem, 'extended_code'),
      currentVersion: typeof version === 'number' ? version : undefined,
      fields: fieldsAt(problem),
    };
  } catch {
    return {};
  }
};

/** Reads an answer. Redirects, other media types, broken JSON and mere values are bad answers. */
export const readAnswer = (answer: WireAnswer, rows?: RequestedRows): Reading => {
  const { status, pieces } = answer;
  if (status === 204) return { body: undefined };
  if (status !== 200 && status !== 201) return { kind: kindOf(status), details: { status, ...problemIn(answer) } };
  if (!isJson(answer)) return { kind: 'BAD_ANSWER', details: { status } };
  try {
    const body: unknown = rows?.reader.read(pieces, rows.limit) ?? JSON.parse(textOf(pieces));
    return isObject(body) ? { body } : { kind: 'BAD_ANSWER', details: { status } };
  } catch (cause) {
    return { kind: 'BAD_ANSWER', details: { status, cause } };
  }
};

import { isObject, textAt } from './unknown-value.ts';

/** An error as the log may hold it. */
export interface RedactedError {
  readonly type: string;
  readonly code: string | undefined;
  readonly message: string;
  /** Places in the code, without the message. */
  readonly stack: string | undefined;
}

/** V8 quotes what it cannot parse, graphql-js what it cannot answer, in quotes, braces or brackets; the rest are numbers. */
const QUOTED = /".*"|\{.*\}|\[.*\]|`.*`/gs;
const LONG_NUMBER = /\d{6,}/g;
const ADDRESS = /[^\s@]+@[^\s@]+/g;

const withoutData = (message: string): string =>
  message.replaceAll(QUOTED, '…').replaceAll(LONG_NUMBER, '…').replaceAll(ADDRESS, '…');

/** Redacts an error: takes out the personal data that its message or its properties may hold. */
export const redactError = (error: unknown): RedactedError => {
  const thrown = isObject(error) ? error : { message: String(error) };
  const type = textAt(thrown, 'name') ?? 'Error';
  return {
    type,
    code: textAt(thrown, 'code'),
    // a parser's message is a piece of what it parsed
    message: type === 'SyntaxError' ? '' : withoutData(textAt(thrown, 'message') ?? ''),
    stack: textAt(thrown, 'stack')
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
};

/** Redacts the cause of an error, as one line. */
export const redactCause = (cause: unknown): string | undefined => {
  if (cause === undefined) return undefined;
  const { type, code, message } = redactError(cause);
  return [type, code, message].filter(Boolean).join(' ');
};

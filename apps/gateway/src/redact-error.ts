import { isObject, textAt } from './unknown-value.ts';

/** Error for the log, without the parts that may be personal data. */
export interface RedactedError {
  readonly type: string;
  readonly code: string | undefined;
  readonly message: string;
  /** Stack without the message. */
  readonly stack: string | undefined;
}

/**
 * Quoted parts of messages, in quotes, braces or brackets. V8 quotes text that it cannot parse, graphql-js values that
 * it cannot serialize.
 */
const QUOTED = /".*"|\{.*\}|\[.*\]|`.*`/gs;
const LONG_NUMBER = /\d{6,}/g;
const ADDRESS = /[^\s@]+@[^\s@]+/g;

const withoutData = (message: string): string =>
  message.replaceAll(QUOTED, '…').replaceAll(LONG_NUMBER, '…').replaceAll(ADDRESS, '…');

/** Removes quotations, long numbers and e-mail addresses from the message of an error, and drops other properties. */
export const redactError = (error: unknown): RedactedError => {
  const thrown = isObject(error) ? error : { message: String(error) };
  const type = textAt(thrown, 'name') ?? 'Error';
  return {
    type,
    code: textAt(thrown, 'code'),
    // the message of a parser quotes its input
    message: type === 'SyntaxError' ? '' : withoutData(textAt(thrown, 'message') ?? ''),
    stack: textAt(thrown, 'stack')
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
};

/** Redacts the cause of an error. Returns one line; undefined without a cause. */
export const redactCause = (cause: unknown): string | undefined => {
  if (cause === undefined) return undefined;
  const { type, code, message } = redactError(cause);
  return [type, code, message].filter(Boolean).join(' ');
};

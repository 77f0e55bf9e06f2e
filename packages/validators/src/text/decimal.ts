import { visibleText } from './visible.ts';

/** Digits, optionally with a dot or comma and one or two decimals. */
export const amountPattern = /^(\d+)(?:[.,](\d{1,2}))?$/;

/** Normalizes an amount: `1234,5` becomes `1234.50`. Undefined for any other text. */
export const canonical = (text: string): string | undefined => {
  const [, whole, decimals = ''] = amountPattern.exec(text) ?? [];
  return whole === undefined ? undefined : `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
};

const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/;

/**
 * Parses an amount as people write it, with or without dots between thousands, to `1234.50`. Undefined for an invalid
 * or ambiguous text. It is only for texts that people type: a screen shows them the result. Programs must not send
 * `16.349`.
 */
export const readAmount = (text: string): string | undefined => {
  const seen = visibleText(text);
  return canonical(grouped.test(seen) ? seen.replaceAll('.', '') : seen);
};

/** Returns true if `left` is at most `right`. Both have two decimals and no leading zeros. */
export const isAtMost = (left: string, right: string): boolean =>
  left.length < right.length || (left.length === right.length && left <= right);

import { visibleText } from './visible.ts';

/** Digits, and a dot or a comma before one or two decimals. */
export const amountPattern = /^(\d+)(?:[.,](\d{1,2}))?$/;

/** `1234,5` as `1234.50`; undefined when it is no amount. */
export const canonical = (text: string): string | undefined => {
  const [, whole, decimals = ''] = amountPattern.exec(text) ?? [];
  return whole === undefined ? undefined : `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
};

const grouped = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/;

/**
 * An amount as people write it, with or without dots between the thousands, as `1234.50`; undefined when it is none or
 * could be two. Only for screens, which show how it was read: for programs `16.349` is no amount.
 */
export const readAmount = (text: string): string | undefined => {
  const seen = visibleText(text);
  return canonical(grouped.test(seen) ? seen.replaceAll('.', '') : seen);
};

/** Asks if the one decimal text is not larger than the other; both have two decimals and no leading zeros. */
export const isAtMost = (left: string, right: string): boolean =>
  left.length < right.length || (left.length === right.length && left <= right);

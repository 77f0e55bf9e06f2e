const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/;
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;

/**
 * What may be read as an amount, as decimal text with two decimals: `16.349,54`, `16349,54` and `16349.54` are
 * `16349.54`. Undefined for what is none, or could be two, as `16,349`.
 */
export const importAmount = (text: string): string | undefined => {
  const trimmed = text.trim();
  const [, whole, decimals = ''] = PLAIN.exec(GROUPED.test(trimmed) ? trimmed.replaceAll('.', '') : trimmed) ?? [];
  return whole === undefined ? undefined : `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
};

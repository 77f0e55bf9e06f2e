/** Reason for which a text is no amount. */
export type AmountFault = 'amount_invalid' | 'amount_decimals' | 'amount_not_positive';

const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/;
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;
/** More decimals than cents; three of them could be thousands, as in `16,349`, and are not read at all. */
const LONG = /^\d+[.,]\d{4,}$/;

/**
 * Reads an amount as decimal text with two decimals: `16.349,54`, `$ 16349,54` and `16349.54` are `16349.54`. Refuses
 * what could be two amounts, as `16,349`.
 */
export const importAmount = (text: string): { readonly value: string } | { readonly fault: AmountFault } => {
  const trimmed = text.replace(/^\s*\$?\s*/, '').trim();
  if (/^-|^\(.*\)$/.test(trimmed)) return { fault: 'amount_not_positive' };
  if (LONG.test(trimmed)) return { fault: 'amount_decimals' };
  const [, whole, decimals = ''] = PLAIN.exec(GROUPED.test(trimmed) ? trimmed.replaceAll('.', '') : trimmed) ?? [];
  if (whole === undefined) return { fault: 'amount_invalid' };
  return { value: `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}` };
};

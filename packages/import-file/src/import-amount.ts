import { visibleText } from '@backoffice/validators';

/** Reason for which a text is no amount. */
export type AmountFault = 'amount_invalid' | 'amount_decimals' | 'amount_not_positive';

/** Thousands in groups, by dots with a decimal comma, by commas with a decimal dot, or by blanks and apostrophes with either. */
const grouped = [
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<cents>\d{1,2}))?$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)\.(?<cents>\d{1,2})$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3}){2,})$/,
  /^(?<whole>[1-9]\d{0,2}(?:[ '’]\d{3})+)(?:[.,](?<cents>\d{1,2}))?$/,
];
const PLAIN = /^(?<whole>\d+)(?:[.,](?<cents>\d{1,2}))?$/;

/** More decimals than cents; three of them could be thousands, as in `16,349`, and are not read at all. */
const LONG = /^\d+[.,]\d{4,}$/;

/** The sign or the code of the peso, before or behind an amount. */
const PESOS = String.raw`(?:AR\$|ARS|\$|pesos)`;
const before = new RegExp(`^${PESOS} ?`, 'i');
const behind = new RegExp(` ?${PESOS}$`, 'i');

/** No cents, as they are written by hand: `1500,-`. */
const NO_CENTS = /,-{1,2}$/;

/**
 * Reads an amount as decimal text with two decimals: `16.349,54`, `$ 16349,54`, `16,349.54` and `16349.54 ARS` are `16349.54`.
 * Refuses what could be two amounts, as `16,349`.
 */
export const importAmount = (text: string): { readonly value: string } | { readonly fault: AmountFault } => {
  const number = visibleText(text).replace(before, '').replace(behind, '').replace(NO_CENTS, '');
  if (/^-|^\(.*\)$|\d-$/.test(number)) return { fault: 'amount_not_positive' };
  if (LONG.test(number)) return { fault: 'amount_decimals' };
  const groups = [PLAIN, ...grouped].map((form) => form.exec(number)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return { fault: 'amount_invalid' };
  const { whole = '', cents = '' } = groups;
  return { value: `${whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}` };
};

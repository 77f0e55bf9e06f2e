import { visibleText } from '@backoffice/validators';

/** Reason to refuse an amount. */
export type AmountFault = 'amount_invalid' | 'amount_decimals' | 'amount_not_positive';

/**
 * Amounts with grouped thousands: dots with a decimal comma, commas with a decimal dot, or spaces and apostrophes with
 * either.
 */
const grouped = [
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<cents>\d{1,2}))?$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)\.(?<cents>\d{1,2})$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3}){2,})$/,
  /^(?<whole>[1-9]\d{0,2}(?:[ '’]\d{3})+)(?:[.,](?<cents>\d{1,2}))?$/,
];
const PLAIN = /^(?<whole>\d+)(?:[.,](?<cents>\d{1,2}))?$/;

/** Amount with four or more decimals. Three are ambiguous, as in `16,349`: they could be thousands. */
const LONG = /^\d+[.,]\d{4,}$/;

/** Symbol or code of the peso, before or after an amount. */
const PESOS = String.raw`(?:AR\$|ARS|\$|pesos)`;
const before = new RegExp(`^${PESOS} ?`, 'i');
const behind = new RegExp(` ?${PESOS}$`, 'i');

/** Handwritten mark for no cents: `1500,-`. */
const NO_CENTS = /,-{1,2}$/;

/**
 * Parses an amount to decimal text with two decimals: `16.349,54`, `$ 16349,54`, `16,349.54` and `16349.54 ARS` are
 * `16349.54`. Refuses an ambiguous text, such as `16,349`.
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

import { visibleText } from '@backoffice/validators';
import type { Mask } from '@/shared/form';
import type { MethodKind } from './use-method-form';

const cardGroups: Mask = (digits) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
const accountGroups: Mask = (digits) => digits.replace(/^(\d{8})(?=\d)/, '$1 ');

/** Creates a mask that groups digits. Any other text is left for the validator to refuse. */
const inGroups =
  (groups: Mask): Mask =>
  (typed) =>
    /^[\d -]*$/.test(visibleText(typed)) ? groups(visibleText(typed).replaceAll(/\D/g, '')) : typed;

/** Masks with the digit groups of cards (fours) and accounts (8 and 14). */
export const numberMasks: Readonly<Record<MethodKind, Mask>> = {
  card: inGroups(cardGroups),
  transfer: inGroups(accountGroups),
};

/** Mask of an expiration while it is typed: adds the slash, and reads `9/` as September (A155). */
export const expirationMask: Mask = (typed) => {
  const seen = visibleText(typed);
  if (!/^[\d ./-]*$/.test(seen)) return typed;
  const digits = seen
    .replace(/^(\d)\s*[./-]/, '0$1')
    .replaceAll(/\D/g, '')
    .slice(0, 6);
  const monthEnded = digits.length > 2 || (digits.length === 2 && /[./-]$/.test(seen));
  return monthEnded ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

/** Completes an expiration as printed on cards: `11/28` becomes `11/2028`. */
export const withCentury: Mask = (typed) => typed.replace(/^(\d{2})\/(\d{2})$/, '$1/20$2');

import type { Mask } from '@/shared/form';
import type { MethodKind } from './use-method-form';

const cardGroups: Mask = (digits) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
const accountGroups: Mask = (digits) => digits.replace(/^(\d{8})(?=\d)/, '$1 ');

/** Groups digits; any other text stays as it is, for the validator to refuse. */
const inGroups =
  (groups: Mask): Mask =>
  (typed) =>
    /^[\d\s-]*$/.test(typed) ? groups(typed.replaceAll(/\D/g, '')) : typed;

/** Digits in groups, as people read them aloud: fours of a card, 8 and 14 of an account. */
export const numberMasks: Readonly<Record<MethodKind, Mask>> = {
  card: inGroups(cardGroups),
  transfer: inGroups(accountGroups),
};

/** An expiration while it is typed: the slash comes by itself, and `9/` is September (A155). */
export const expirationMask: Mask = (typed) => {
  if (!/^[\d\s./-]*$/.test(typed)) return typed;
  const digits = typed
    .replace(/^\s*(\d)\s*[./-]/, '0$1')
    .replaceAll(/\D/g, '')
    .slice(0, 6);
  const monthEnded = digits.length > 2 || (digits.length === 2 && /[./-]\s*$/.test(typed));
  return monthEnded ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

/** An expiration as most cards print it, `11/28`, with its century. */
export const withCentury: Mask = (typed) => typed.replace(/^(\d{2})\/(\d{2})$/, '$1/20$2');

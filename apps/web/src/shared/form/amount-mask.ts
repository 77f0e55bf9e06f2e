import { readAmount } from '@backoffice/validators';
import { money } from '@/shared/format';
import type { CaretPlace, Edit, EditMask, Mask } from './mask';

/** As the field writes: its dots stand between thousands. */
const written = /^(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d*)?$/;

/** A few digits and a dot: decimals, or thousands of which digits are still missing. */
const open = /^\d{1,3}\.\d{0,2}$/;

const withoutDots = (text: string): string => text.replaceAll('.', '');

const withoutSymbol = (text: string, symbol: string): string =>
  text.startsWith(symbol) ? text.slice(symbol.length).trimStart() : text;

/** Zeros in front stay as they are: another digit is about to come before them. */
const inThousands = (digits: string): string =>
  /^0\d/.test(digits) ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Typed text without the dots that the field had written. All of it after a paste, whose dots are the person's. */
const ownText = (typed: string, { previous, caret, inputType }: Edit): string => {
  const behind = typed.slice(caret);
  const isKey = /^(?:delete|insertText|insertCompositionText|insertFromComposition)/.test(inputType);
  if (!isKey || !written.test(previous) || !previous.endsWith(behind)) return typed;
  const before = typed.slice(0, caret);
  const kept = commonStart(previous.slice(0, previous.length - behind.length), before);
  return withoutDots(before.slice(0, kept)) + before.slice(kept) + withoutDots(behind);
};

/**
 * An amount while it is typed, with dots between its thousands. A typed dot is the decimal mark, as on the number pad,
 * unless three digits come after it. What could be two amounts stays as it is, for the validator to refuse.
 * @param symbol of the currency, which may be pasted with the amount
 */
export const amountMask =
  (symbol: string): EditMask =>
  (typed, edit) => {
    const text = withoutSymbol(ownText(typed, edit).trim(), symbol);
    const [, whole, mark = '', decimals = ''] = /^(\d+)(?:([.,])(\d*))?$/.exec(text) ?? [];
    if (whole === undefined || open.test(text) || (mark === '.' && decimals.length > 2)) return text;
    return `${inThousands(whole)}${mark && ','}${decimals}`;
  };

/** Place of the caret in an amount: before as many digits as followed it, with no dot in its way. */
export const caretInAmount: CaretPlace = (shown, typed, { caret, inputType }) => {
  let place = shown.length;
  for (let behind = withoutDots(typed.slice(caret)).length; behind > 0 && place > 0; place -= 1)
    if (shown[place - 1] !== '.') behind -= 1;
  const isBackwards = inputType.startsWith('delete') && !inputType.endsWith('Forward');
  return isBackwards && shown[place - 1] === '.' ? place - 1 : place;
};

/** An amount that is complete, as everywhere: `16.349,50`. */
export const wholeAmount: Mask = (typed) => {
  const amount = readAmount(typed.replace(/[.,]$/, ''));
  return amount === undefined ? typed : money(amount, null);
};

import { readAmount, visibleText } from '@backoffice/validators';
import { money } from '@/shared/format';
import type { CaretPlace, Edit, EditMask, Mask } from './mask';

/** Text as the mask formats it: digits with or without dots between thousands, and a decimal comma. */
const written = /^(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d*)?$/;

/** Ambiguous text: digits after the dot may be decimals, or thousands that are not complete yet. */
const open = /^\d{1,3}\.\d{0,2}$/;

const withoutDots = (text: string): string => text.replaceAll('.', '');

const withoutSymbol = (text: string, symbol: string): string =>
  text.startsWith(symbol) ? text.slice(symbol.length).trimStart() : text;

/** Adds dots between thousands. Digits with a leading zero are not changed: the person may be typing before them. */
const inThousands = (digits: string): string =>
  /^0\d/.test(digits) ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/**
 * Returns the typed text without the dots that the mask had added. After a paste it returns the text as it is, because
 * its dots come from the person.
 */
const ownText = (typed: string, { previous, caret, inputType }: Edit): string => {
  const behind = typed.slice(caret);
  const isKey = /^(?:delete|insertText|insertCompositionText|insertFromComposition)/.test(inputType);
  if (!isKey || !written.test(previous) || !previous.endsWith(behind)) return typed;
  const before = typed.slice(0, caret);
  const kept = commonStart(previous.slice(0, previous.length - behind.length), before);
  return withoutDots(before.slice(0, kept)) + before.slice(kept) + withoutDots(behind);
};

/**
 * Creates the mask of an amount, with dots between thousands. A dot after four or more digits becomes the decimal
 * comma, as on a number pad, unless more than two digits follow it. After fewer digits the dot is ambiguous: the text
 * stays, and `wholeAmount` decides when the person leaves the field.
 * @param symbol currency symbol, which may be pasted with the amount
 */
export const amountMask =
  (symbol: string): EditMask =>
  (typed, edit) => {
    const text = withoutSymbol(visibleText(ownText(typed, edit)), symbol);
    const [, whole, mark = '', decimals = ''] = /^(\d+)(?:([.,])(\d*))?$/.exec(text) ?? [];
    if (whole === undefined || open.test(text) || (mark === '.' && decimals.length > 2)) return text;
    return `${inThousands(whole)}${mark && ','}${decimals}`;
  };

/**
 * Returns the caret position in an amount: the number of digits behind the caret stays the same. Deleting backwards
 * skips a dot.
 */
export const caretInAmount: CaretPlace = (shown, typed, { caret, inputType }) => {
  let place = shown.length;
  for (let behind = withoutDots(typed.slice(caret)).length; behind > 0 && place > 0; place -= 1)
    if (shown[place - 1] !== '.') behind -= 1;
  const isBackwards = inputType.startsWith('delete') && !inputType.endsWith('Forward');
  return isBackwards && shown[place - 1] === '.' ? place - 1 : place;
};

/** Formats a complete amount with two decimals: `16.349,50`. Any other text is returned unchanged. */
export const wholeAmount: Mask = (typed) => {
  const amount = readAmount(typed.replace(/[.,]$/, ''));
  return amount === undefined ? typed : money(amount, null);
};

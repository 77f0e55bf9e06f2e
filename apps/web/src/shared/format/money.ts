/** Shown wherever there is no value. */
export const ABSENT = '—';

type DecimalText = `${number}`;

/** Returns whether a text is a plain decimal number, such as `-1234.50`. */
const isDecimal = (text: string): text is DecimalText => /^-?\d+(\.\d+)?$/.test(text);

const isCurrencyId = (text: string): boolean => /^[A-Z]{3}$/.test(text);

const plain = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const count = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 20 });
const currencies = new Map<string, Intl.NumberFormat>();

const currencyFormat = (currencyId: string): Intl.NumberFormat => {
  const known = currencies.get(currencyId);
  if (known) return known;
  const made = new Intl.NumberFormat('es-AR', {
    style: 'currency',
    currency: currencyId,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  currencies.set(currencyId, made);
  return made;
};

/**
 * An amount with its currency: `money('1234.5', 'ARS')` → `$ 1.234,50` (A211).
 * The decimal text goes to Intl as it is, so no digit passes through binary arithmetic.
 */
export const money = (amount: string | null | undefined, currencyId: string | null | undefined): string => {
  if (!amount) return ABSENT;
  if (!isDecimal(amount)) return amount;
  if (!currencyId) return plain.format(amount);
  if (!isCurrencyId(currencyId)) return `${currencyId} ${plain.format(amount)}`;
  return currencyFormat(currencyId).format(amount);
};

/**
 * An amount as a number, to draw, sort and compare by: 0 where there is none. A number has 15 digits, so an amount is
 * neither shown nor sent from it.
 */
export const magnitude = (amount: string | null | undefined): number => Number(amount ?? 0);

/** A rate that already is in percent: `percent('3.5')` → `3,50%` (A66). */
export const percent = (rate: string | null | undefined): string => {
  if (!rate) return ABSENT;
  return isDecimal(rate) ? `${plain.format(rate)}%` : rate;
};

/** A decimal with every digit that it has: `exactDecimal('0.00001234')` → `0,00001234`; for factors of conversion. */
export const exactDecimal = (value: string | null | undefined): string => {
  if (!value) return ABSENT;
  return isDecimal(value) ? exact.format(value) : value;
};

/** A count of things: `quantity(12345)` → `12.345`. */
export const quantity = (value: number): string => count.format(value);

/** Sign of a currency beside a field: `$` for ARS, `US$` for USD; the id of one without a sign. */
export const currencySymbol = (currencyId: string): string =>
  isCurrencyId(currencyId)
    ? (currencyFormat(currencyId)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currencyId)
    : currencyId;

/** Text for a missing value. */
export const ABSENT = '—';

type DecimalText = `${number}`;

/** Returns true for a plain decimal number, such as `-1234.50`. */
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
 * Formats an amount with its currency: `money('1234.5', 'ARS')` → `$ 1.234,50` (A211). Intl gets the decimal text
 * itself, so that no digit passes through binary arithmetic. A missing amount becomes a dash; an unreadable text is
 * returned unchanged.
 */
export const money = (amount: string | null | undefined, currencyId: string | null | undefined): string => {
  if (!amount) return ABSENT;
  if (!isDecimal(amount)) return amount;
  if (!currencyId) return plain.format(amount);
  if (!isCurrencyId(currencyId)) return `${currencyId} ${plain.format(amount)}`;
  return currencyFormat(currencyId).format(amount);
};

const short = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats a number of pesos for the axis of a chart, without its last digits: `shortMoney(1500000)` → `$ 1,5 M`. */
export const shortMoney = (pesos: number): string => `$\u00A0${short.format(pesos)}`;

/**
 * Converts an amount to a number for drawing, sorting and comparing; 0 for a missing one. The result must not be shown
 * or sent: numbers are exact to 15 digits only.
 */
export const magnitude = (amount: string | null | undefined): number => Number(amount ?? 0);

/** Formats a rate that is already in percent: `percent('3.5')` → `3,50%` (A66). */
export const percent = (rate: string | null | undefined): string => {
  if (!rate) return ABSENT;
  return isDecimal(rate) ? `${plain.format(rate)}%` : rate;
};

/** Formats a decimal with up to 20 decimals, for conversion factors: `exactDecimal('0.00001234')` → `0,00001234`. */
export const exactDecimal = (value: string | null | undefined): string => {
  if (!value) return ABSENT;
  return isDecimal(value) ? exact.format(value) : value;
};

/** Formats a count: `quantity(12345)` → `12.345`. */
export const quantity = (value: number): string => count.format(value);

/** Returns the symbol of a currency: `$` for ARS, `US$` for USD; the currency's id when it has no symbol. */
export const currencySymbol = (currencyId: string): string =>
  isCurrencyId(currencyId)
    ? (currencyFormat(currencyId)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currencyId)
    : currencyId;

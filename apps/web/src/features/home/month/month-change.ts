import { exactDecimal, magnitude, quantity, type Amount } from '@/shared/format';
import { monthTexts as texts } from './month.texts';

/** Change of a figure against the same days of the previous month. */
export interface Change {
  /** Negative for a decrease. */
  readonly difference: number;
  readonly text: string;
}

const signOf = (difference: number): string => {
  if (difference === 0) return '';
  return difference > 0 ? '+' : '−';
};

/** Returns the change of money in percent. Undefined without money before, and with several currencies. */
export const moneyChange = (current: readonly Amount[], previous: readonly Amount[]): Change | undefined => {
  const currencies = new Set([...current, ...previous].map(({ currencyId }) => currencyId));
  const before = magnitude(previous[0]?.amount);
  if (currencies.size !== 1 || before === 0) return undefined;
  const difference = Math.round((100 * (magnitude(current[0]?.amount) - before)) / before);
  return { difference, text: texts.percentage(`${signOf(difference)}${quantity(Math.abs(difference))}`) };
};

/** Returns the change of a rate in percentage points, of rates with one decimal. */
export const rateChange = (current: number, previous: number): Change => {
  const difference = Math.round(10 * (current - previous)) / 10;
  const size = Math.abs(difference);
  return { difference, text: texts.points(`${signOf(difference)}${exactDecimal(String(size))}`, size === 1) };
};

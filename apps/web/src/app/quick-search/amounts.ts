import { parseAmountRange, readAmount, type AmountRange } from '@backoffice/validators';

const CURRENCY = String.raw`(?:\$|ars|pesos?)`;
const aroundAmount = new RegExp(String.raw`^${CURRENCY}\s*|\s*${CURRENCY}$`, 'gi');

/** The amounts from and to, as a filter takes them; an end that is not there is left out. */
export const rangeFilter = ({ from, to }: AmountRange) => ({
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
});

/** Forms that nothing else has: a currency, cents, a sign, thousands with one dot. Four plain digits may be a card's. */
const isAmount = (text: string): boolean =>
  /,\d{1,2}$/.test(text) ||
  /^\d+\.\d{1,2}$/.test(text) ||
  /^\d{1,3}\.\d{3}$/.test(text) ||
  /^\d{1,3}(\.\d{3}){3,}$/.test(text);

/** The amounts that a text names: `$ 1500`, `1.234,50`, `1500 pesos`, `>1000`, `1000-2000`; undefined for any other. */
export const amountsIn = (typed: string): AmountRange | undefined => {
  const bare = typed.trim().replaceAll(aroundAmount, '').trim();
  // two numbers beside each other are two facts
  if (bare === '' || /\d\s+\d/.test(bare)) return undefined;
  const isNamed = bare !== typed.trim();
  const isRange = /^[<>≤≥]/.test(bare) || /^[\d.,$\s]+(?:[-–—]|\ba\b)[\d.,$\s]+$/.test(bare);
  if (!isNamed && !isRange && !isAmount(bare)) return undefined;
  return parseAmountRange(bare);
};

/** The amount that plain digits may be beside what else they are. */
export const plainAmountIn = (typed: string): string | undefined =>
  /^\d{1,9}$/.test(typed) ? readAmount(typed) : undefined;

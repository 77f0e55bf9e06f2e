/** Years to choose from start here (B392). */
const FIRST_YEAR = 2020;

/** The list of payments, filtered by a text and a month. */
export const paymentsAddress = (text: string, month: string): string => {
  const search = new URLSearchParams();
  if (text.trim()) search.set('q', text.trim());
  search.set('period', month);
  return `/pagos?${search.toString()}`;
};

/** Years from this month's down to the first. */
export const yearsUntil = (month: string): readonly string[] => {
  const year = Number(month.slice(0, 4));
  return Array.from({ length: Math.max(year - FIRST_YEAR, 0) + 1 }, (_, back) => String(year - back));
};

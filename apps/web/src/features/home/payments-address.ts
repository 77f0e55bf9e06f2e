/** Years to choose from start here (B392). */
const FIRST_YEAR = 2020;

/** What the list of payments is asked for. */
interface PaymentSearchFilters {
  /** Such as `2026-11`. */
  readonly month: string;
  readonly text?: string;
  /** As the payment service names it. */
  readonly status?: string;
}

/** The list of payments with its filters in the address (A40). */
export const paymentsAddress = ({ month, text = '', status }: PaymentSearchFilters): string => {
  const search = new URLSearchParams();
  if (text.trim()) search.set('q', text.trim());
  if (status) search.set('status', status);
  search.set('period', month);
  return `/pagos?${search.toString()}`;
};

/** Years from this month's down to the first. */
export const yearsUntil = (month: string): readonly string[] => {
  const year = Number(month.slice(0, 4));
  return Array.from({ length: Math.max(year - FIRST_YEAR, 0) + 1 }, (_, back) => String(year - back));
};

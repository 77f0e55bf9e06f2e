import type { Period } from '@/shared/format';
import { usePolling } from '@/shared/polling';
import type { MonthAnswers } from './month-figures';
import { useMonthFiguresQuery } from './MonthFigures.generated';

/** Milliseconds between the requests while the payments of a month are added up. */
const EVERY_MS = 2_000;

type Sums = Pick<MonthAnswers, 'sums' | 'refunds'>;

/** Hook that adds up the money of two months. It asks again while the gateway has not added up all payments. */
export const useMonthSums = (current: Period, previous: Period) => {
  const { data, loading, refetch } = useMonthFiguresQuery({ variables: { current, previous } });
  const goesOn = [data?.current, data?.previous].some((sums) => sums?.goesOn);
  usePolling(goesOn, EVERY_MS, refetch);
  const absent = loading ? undefined : null;
  const none: Sums = { sums: absent, refunds: absent };
  return {
    ofCurrent: data ? { sums: data.current, refunds: data.currentRefunds } : none,
    ofPrevious: data ? { sums: data.previous, refunds: data.previousRefunds } : none,
    refetch,
  };
};

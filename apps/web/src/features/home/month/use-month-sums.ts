import type { Period } from '@/shared/format';
import { useGrowingSums } from '@/shared/polling';
import type { MonthAnswers } from './month-figures';
import { useMonthFiguresQuery } from './MonthFigures.generated';

type Sums = Pick<MonthAnswers, 'sums' | 'refunds'>;

/** Hook that loads the sums of two months. It repeats the query while the GraphQL gateway adds up their payments. */
export const useMonthSums = (current: Period, previous: Period) => {
  const { data, loading, refetch } = useMonthFiguresQuery({ variables: { current, previous } });
  useGrowingSums([data?.current, data?.previous], refetch);
  const absent = loading ? undefined : null;
  const none: Sums = { sums: absent, refunds: absent };
  return {
    ofCurrent: data ? { sums: data.current, refunds: data.currentRefunds } : none,
    ofPrevious: data ? { sums: data.previous, refunds: data.previousRefunds } : none,
    refetch,
  };
};

import { skipToken } from '@/shared/apollo';
import { useSettings } from '@/shared/settings';
import { useRecordMarksQuery } from './RecordMarks.generated';

/** Queries once which of these records have marks. Without a store of the activity it sends no query. */
export const useRecordMarks = (type: string, ids: readonly string[]) => {
  const { activity: kept } = useSettings();
  const asked = kept && ids.length > 0;
  return useRecordMarksQuery(
    asked ? { variables: { type, ids: [...ids] }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
};

import { skipToken } from '@/shared/apollo';
import { useSettings } from '@/shared/settings';
import { useRecordMarksQuery } from './RecordMarks.generated';

/** Queries the marks of these records: notes and takes. Sends no query if the installation stores no activity. */
export const useRecordMarks = (type: string, ids: readonly string[]) => {
  const { activity: kept } = useSettings();
  const asked = kept && ids.length > 0;
  return useRecordMarksQuery(
    asked ? { variables: { type, ids: [...ids] }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
};

import { useDocument } from '@/shared/apollo';
import { readClock, sinceText } from '@/shared/format';
import { useSettings } from '@/shared/settings';
import type { ChangedRecord } from '@/shared/versions';
import { changeSentence } from './activity-words';
import { queryOf } from './record-queries';

interface AskedProps extends Omit<ChangedRecord, 'type'> {
  readonly of: NonNullable<ReturnType<typeof queryOf>>;
}

const Asked = ({ of, id, version }: AskedProps) => {
  const query = useDocument(of, { variables: { id }, fetchPolicy: 'no-cache' });
  const made = query.data?.record?.activity?.rows.find(({ versionAfter }) => versionAfter === version);
  const sentence = made && changeSentence(made);
  return made && sentence && <span>{`${sentence} ${sinceText(new Date(made.time), readClock())}.`}</span>;
};

/**
 * Sentence with the author and age of a record's version: `Lo autorizó Teresa Sosa hace 2 minutos`. Renders nothing if
 * the stored activity has no event that led to this version.
 */
export const LastChange = ({ type, ...record }: ChangedRecord) => {
  const { activity: kept } = useSettings();
  const query = queryOf(type);
  return kept && query && <Asked of={query} {...record} />;
};

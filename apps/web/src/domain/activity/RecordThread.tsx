import { useDocument } from '@/shared/apollo';
import { detailTexts, Section, Thread, type Deed, type EntityDates } from '@/shared/detail';
import { useSettings } from '@/shared/settings';
import { changeSentence, personName } from './activity-words';
import { queries, type RecordType } from './record-queries';
import type { ActivityRowFragment } from './RecordActivity.generated';

interface RecordThreadProps extends Omit<EntityDates, 'deeds'> {
  /** Type of the record, as in the schema. */
  readonly of: RecordType;
  readonly id: string;
  /** Version of the shown record. The thread is read again for another version or other dates. */
  readonly version: number;
}

/** Returns the entry of an event in the thread. Undefined if the event changed nothing, or its action has no verb. */
const deedOf = (row: ActivityRowFragment): Deed | undefined => {
  const label = changeSentence(row);
  if (row.kind !== 'CHANGE' || row.result !== 'DONE' || label === undefined) return undefined;
  return { id: row.id, action: row.action, label: `${label}.`, at: row.time, by: personName(row), why: row.reason };
};

const WithDeeds = ({ of, id, ...dates }: Omit<RecordThreadProps, 'version'>) => {
  const query = useDocument(queries[of], { variables: { id }, fetchPolicy: 'no-cache' });
  const rows = query.data?.record?.activity?.rows ?? [];
  return <Thread {...dates} deeds={rows.flatMap((row) => deedOf(row) ?? [])} />;
};

/**
 * Thread of a record: its dates, with the persons who caused them, and the other changes that persons made. An
 * installation that stores no activity shows the dates alone.
 */
export const RecordThread = ({ of, id, version, ...dates }: RecordThreadProps) => {
  const { activity: kept } = useSettings();
  // the dates are part of the key: the derived version of a batch does not change with the date of its files
  const shown = [version, ...dates.dates.map(({ at }) => at)].join(' ');
  return kept ? <WithDeeds key={shown} of={of} id={id} {...dates} /> : <Thread key={shown} {...dates} />;
};

/** Section with the thread of a record. */
export const DatesSection = (props: RecordThreadProps) => (
  <Section title={detailTexts.dates.title}>
    <RecordThread {...props} />
  </Section>
);

import { operationPermissions } from '@backoffice/schema/permissions';
import { routes } from '@/domain/routes';
import { useDocument } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { Disclosure, Nothing, QuerySection, Section, SectionLink } from '@/shared/detail';
import { useSettings } from '@/shared/settings';
import { ActivityLines } from './ActivityLines';
import { activityTexts as texts } from './activity.texts';
import { queries, type RecordType } from './record-queries';

interface ActivityProps {
  /** Type name of the record in the schema. */
  readonly of: RecordType;
  readonly id: string;
}

const LoadedActivity = ({ of, id }: ActivityProps) => {
  const query = useDocument(queries[of], { variables: { id }, fetchPolicy: 'no-cache' });
  return (
    <QuerySection
      query={query}
      path="record.activity"
      data={query.data?.record?.activity}
      texts={{ failed: texts.failed, unknown: texts.none }}
    >
      {({ rows, size }) => (
        <>
          {rows.length === 0 ? <Nothing>{texts.none}</Nothing> : <ActivityLines rows={rows} subject="person" />}
          {size > rows.length && <Nothing>{texts.latest(rows.length)}</Nothing>}
        </>
      )}
    </QuerySection>
  );
};

/**
 * Activity of a record, behind a button that opens and loads it: most readers do not need it. An installation that
 * stores no activity shows a text instead.
 */
export const RecordActivity = (props: ActivityProps) => {
  const kept = useSettings().activity;
  return kept ? (
    <Disclosure open={texts.open} close={texts.close}>
      <LoadedActivity {...props} />
    </Disclosure>
  ) : (
    <Nothing>{texts.notKept}</Nothing>
  );
};

/** Section of a detail with the activity of its record. People who may search the activity get a link to the list. */
export const ActivitySection = ({ of, id }: ActivityProps) => {
  const maySearch = useCan(...operationPermissions['Query.activities']);
  const { activity: kept } = useSettings();
  return (
    <Section
      title={texts.title}
      empty={!kept && texts.notKept}
      aside={
        maySearch && (
          <SectionLink
            to={routes.activities.href({ tipo: of.toLowerCase(), id, clase: 'todos', period: 'ultimos-12-meses' })}
          >
            {texts.all}
          </SectionLink>
        )
      }
    >
      <RecordActivity of={of} id={id} />
    </Section>
  );
};

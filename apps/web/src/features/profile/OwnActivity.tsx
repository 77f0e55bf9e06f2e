import { ActivityLines, activityTexts } from '@/domain/activity';
import { Disclosure, Nothing, QuerySection } from '@/shared/detail';
import { useSettings } from '@/shared/settings';
import { useOwnActivityQuery } from './OwnActivity.generated';
import { profileTexts } from './profile.texts';

const Loaded = () => {
  const query = useOwnActivityQuery({ fetchPolicy: 'no-cache' });
  return (
    <QuerySection
      query={query}
      path="viewer.activity"
      data={query.data?.viewer?.activity}
      texts={{ failed: activityTexts.failed, unknown: activityTexts.noneOwn }}
    >
      {({ rows, size }) => (
        <>
          {rows.length === 0 ? (
            <Nothing>{activityTexts.noneOwn}</Nothing>
          ) : (
            <ActivityLines rows={rows} subject="record" />
          )}
          {size > rows.length && <Nothing>{activityTexts.latest(rows.length)}</Nothing>}
        </>
      )}
    </QuerySection>
  );
};

/** Activity of the signed-in person, newest first. It is loaded when the person opens it. */
export const OwnActivity = () =>
  useSettings().activity ? (
    <Disclosure open={profileTexts.openActivity} close={activityTexts.close}>
      <Loaded />
    </Disclosure>
  ) : (
    <Nothing>{activityTexts.notKept}</Nothing>
  );

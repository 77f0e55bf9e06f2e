import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { recordLine } from '@/domain/activity/record-line';
import { useKnownRecords } from '@/domain/activity/use-known-records';
import { FollowButton } from '@/domain/note/FollowButton';
import { recordHref } from '@/domain/note/record-href';
import { Line, LineList, QuerySection, ShowMore, useShowMore } from '@/shared/detail';
import { EmptyState } from '@/shared/feedback';
import { dateTime } from '@/shared/format';
import { useFollowedRecordsQuery, type FollowedRecordsQuery } from './FollowedRecords.generated';
import { profileTexts as texts } from './profile.texts';

type FollowedRecord = NonNullable<NonNullable<FollowedRecordsQuery['viewer']>['followedRecords']>[number];

interface FollowedLineProps {
  readonly record: FollowedRecord;
  /** Name of the record, with its amount if it is known. */
  readonly name: string;
}

/** Followed record with its button. It stays in sight after the end of following, so that this can be undone. */
const FollowedLine = ({ record: { type, recordId, since }, name }: FollowedLineProps) => {
  const [isFollowed, setFollowed] = useState(true);
  const to = recordHref(type, recordId);
  return (
    <Line
      title={
        to === undefined ? (
          name
        ) : (
          <Link component={RouterLink} to={to}>
            {name}
          </Link>
        )
      }
      detail={texts.followedSince(dateTime(since))}
      trailing={
        <FollowButton target={{ type, id: recordId }} isFollowed={isFollowed} record={name} onChange={setFollowed} />
      }
    />
  );
};

const FollowedLines = ({ records }: { readonly records: readonly FollowedRecord[] }) => {
  const known = useKnownRecords(records.map(({ type, recordId }) => ({ type, ids: [recordId], count: 1 })));
  const { rows, more } = useShowMore(records);
  return (
    <>
      <LineList>
        {rows.map((record) => (
          <FollowedLine
            key={`${record.type} ${record.recordId}`}
            record={record}
            name={recordLine(record, known.get(record.recordId))}
          />
        ))}
      </LineList>
      <ShowMore label={texts.followed} onMore={more} />
    </>
  );
};

/** Records that the person follows, the newest first. */
export const FollowedRecords = () => {
  const query = useFollowedRecordsQuery({ fetchPolicy: 'no-cache' });
  return (
    <QuerySection
      query={query}
      path="viewer.followedRecords"
      data={query.data?.viewer?.followedRecords}
      texts={{ failed: texts.followedFailed, unknown: texts.followsNothing }}
    >
      {(records) =>
        records.length === 0 ? (
          <EmptyState title={texts.followsNothing} detail={texts.followsNothingHint} />
        ) : (
          <FollowedLines records={records} />
        )
      }
    </QuerySection>
  );
};

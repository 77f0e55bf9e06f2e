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

const keyOf = ({ type, recordId }: FollowedRecord): string => `${type} ${recordId}`;

/** Followed records, each with its button. A record that is no longer followed stays in sight, so that it can be undone. */
const FollowedLines = ({ records }: { readonly records: readonly FollowedRecord[] }) => {
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const known = useKnownRecords(records.map(({ type, recordId }) => ({ type, ids: [recordId], count: 1 })));
  const { rows, more } = useShowMore(records);
  return (
    <>
      <LineList>
        {rows.map((record) => {
          const { type, recordId, since } = record;
          const name = recordLine(record, known.get(recordId));
          const to = recordHref(type, recordId);
          return (
            <Line
              key={keyOf(record)}
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
                <FollowButton
                  target={{ type, id: recordId }}
                  isFollowed={!ended.has(keyOf(record))}
                  label={texts.followOf(!ended.has(keyOf(record)), name)}
                  onChange={(isFollowed) =>
                    setEnded(
                      new Set(
                        [...ended].filter((key) => key !== keyOf(record)).concat(isFollowed ? [] : keyOf(record)),
                      ),
                    )
                  }
                />
              }
            />
          );
        })}
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

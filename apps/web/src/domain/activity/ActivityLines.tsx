import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Line, LineList, ShowMore, useShowMore } from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { dateTime } from '@/shared/format';
import { actionName, activityDetails, personName, recordHref, recordName } from './activity-words';
import { activityTexts as texts, resultNames } from './activity.texts';
import type { ActivityRowFragment } from './RecordActivity.generated';

type Row = ActivityRowFragment;

/** Result of what was done. */
export const ActivityResultChip = ({ of: { result, code } }: { readonly of: Pick<Row, 'result' | 'code'> }) => {
  const { label, tone } = resultNames[result];
  return <StatusChip tone={tone} label={label} title={[label, code].filter(Boolean).join(' · ')} />;
};

/** The record that it was done to, with the way to its page. */
export const ActivityRecord = ({ row }: { readonly row: Row }) => {
  const href = recordHref(row);
  return href === undefined ? (
    recordName(row)
  ) : (
    <Link component={RouterLink} to={href}>
      {recordName(row)}
    </Link>
  );
};

/** Details of what was done, a line each. */
export const ActivityDetails = ({ row }: { readonly row: Row }) =>
  activityDetails(row).map((text) => (
    <Box key={text} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  ));

interface ActivityLinesProps {
  readonly rows: readonly Row[];
  /** Beginning of each line: who did it, or to what. */
  readonly subject: 'person' | 'record';
}

/** Events one below the other, newest first. */
export const ActivityLines = ({ rows: all, subject }: ActivityLinesProps) => {
  const { rows, more } = useShowMore(all);
  return (
    <>
      <LineList>
        {rows.map((row) => (
          <Line
            key={row.id}
            title={
              <>
                {subject === 'person' ? personName(row) : <ActivityRecord row={row} />}
                {' · '}
                {actionName(row)}
              </>
            }
            detail={
              <>
                {dateTime(row.time)}
                <ActivityDetails row={row} />
              </>
            }
            trailing={<ActivityResultChip of={row} />}
          />
        ))}
      </LineList>
      <ShowMore label={texts.more} onMore={more} />
    </>
  );
};

import { codeNames, resultNames } from '@backoffice/schema/activity-names';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Line, LineList, ShowMore, useShowMore } from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { dateTime } from '@/shared/format';
import { actionName, activityDetails, personName, recordHref, recordName, type KnownRecord } from './activity-words';
import { activityTexts as texts, resultTones } from './activity.texts';
import type { ActivityRowFragment } from './RecordActivity.generated';

type Row = ActivityRowFragment;

/** Chip with the result of an event. */
export const ActivityResultChip = ({ of: { result, code } }: { readonly of: Pick<Row, 'result' | 'code'> }) => {
  const label = resultNames[result] ?? result;
  const title = [label, code && (codeNames[code] ?? code)].filter(Boolean).join(' · ');
  return <StatusChip tone={resultTones[result]} label={label} title={title} />;
};

/** Record of an event, with a link to its page if it has one. */
export const ActivityRecord = ({ row, known }: { readonly row: Row; readonly known?: KnownRecord | undefined }) => {
  const href = recordHref(row);
  const name = recordName(row, known);
  return href === undefined ? (
    name
  ) : (
    <Link component={RouterLink} to={href}>
      {name}
    </Link>
  );
};

/** Details of an event, one per line. */
export const DetailLines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((text) => (
    <Box key={text} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  ));

interface ActivityLinesProps {
  readonly rows: readonly Row[];
  /** Subject of each line: the person who acted, or the record. */
  readonly subject: 'person' | 'record';
}

/** List of events in the order of the rows. */
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
                <DetailLines lines={activityDetails(row)} />
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

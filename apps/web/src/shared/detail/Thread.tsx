import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { dateTime } from '@/shared/format';
import type { SummaryField } from './detail-fields';
import { detailTexts } from './detail.texts';
import { Nothing } from './Section';
import { summaryPart } from './summary';
import { Technical, useTechnicalApart } from './technical';
import { timelineOf, type EntityDates, type Outlook, type TimelineMoment } from './timeline';

const texts = detailTexts.dates;

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, minWidth: 0, flex: 1 };

/** Mark of a moment: filled for a past one, hollow for any other. */
const Mark = ({ outlook }: { readonly outlook: Outlook }) => (
  <Box
    aria-hidden
    className="mark"
    sx={{
      position: 'relative',
      flex: 'none',
      width: 9,
      height: 9,
      mt: '6px',
      borderRadius: '50%',
      border: 2,
      borderColor: outlook === 'past' ? 'primary.main' : 'control',
      bgcolor: outlook === 'past' ? 'primary.main' : 'transparent',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    }}
  />
);

const line = {
  content: '""',
  position: 'absolute',
  left: '4px',
  top: '18px',
  bottom: '-3px',
  width: '1px',
  bgcolor: 'divider',
} as const;

const Moment = ({ label, at, outlook, by, why }: TimelineMoment) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'flex',
      gap: 1.5,
      pb: 1,
      '&:last-of-type': { pb: 0 },
      '&:not(:last-of-type)::before': line,
    }}
  >
    <Mark outlook={outlook} />
    <Box sx={row}>
      <Typography component="span" color={outlook === 'dropped' ? 'textSecondary' : 'textPrimary'} sx={{ minWidth: 0 }}>
        {label}
        {by !== null && (
          <Typography component="span" variant="body2" color="textSecondary">
            {` · ${by}`}
          </Typography>
        )}
      </Typography>
      <Typography component="time" dateTime={at} variant="body2" color="textSecondary" sx={{ lineHeight: '1.36rem' }}>
        {dateTime(at)}
      </Typography>
      {why !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
          {`“${why}”`}
        </Typography>
      )}
    </Box>
  </Box>
);

const list = { listStyle: 'none', m: 0, p: 0 };

const Moments = ({ moments }: { readonly moments: readonly TimelineMoment[] }) => (
  <Box component="ol" sx={list}>
    {moments.map((moment) => (
      <Moment key={moment.field} {...moment} />
    ))}
  </Box>
);

interface MomentGroupProps {
  readonly title: string;
  readonly moments: readonly TimelineMoment[];
}

/** Titled group of expected or dropped moments. Renders nothing without any. */
const MomentGroup = ({ title, moments }: MomentGroupProps) => {
  const titleId = useId();
  return (
    moments.length > 0 && (
      <Box role="group" aria-labelledby={titleId} sx={{ mt: 1.5 }}>
        <Typography id={titleId} component="h3" variant="caption" color="textSecondary" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <Moments moments={moments} />
      </Box>
    )
  );
};

/** Timeline of an entity: past, expected and dropped moments. A moment names its person, if that is known. */
export const Thread = (props: EntityDates) => {
  const [now] = useState(() => Date.now());
  const { moments, absent } = timelineOf(props, now);
  const apart = useTechnicalApart();
  const of = (wanted: Outlook) => moments.filter(({ outlook }) => outlook === wanted);
  const dated = new Set(props.dates.map(({ field }) => field));
  const summary = () =>
    [...of('past'), ...of('expected')]
      .filter(({ field }) => dated.has(field))
      .map(({ label, at }): SummaryField => ({ label, text: dateTime(at) }));
  return (
    <div ref={props.inSummary === false ? undefined : summaryPart(texts.title, summary)}>
      <Moments moments={of('past')} />
      <MomentGroup title={texts.expected} moments={of('expected')} />
      <MomentGroup title={texts.dropped} moments={of('dropped')} />
      {apart && absent.length > 0 && (
        <Technical>
          <Nothing>{texts.absent(absent)}</Nothing>
        </Technical>
      )}
    </div>
  );
};

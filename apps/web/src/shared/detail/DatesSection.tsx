import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ABSENT, dateTime } from '@/shared/format';
import type { SummaryField } from './detail-fields';
import { detailTexts } from './detail.texts';
import { Disclosure, Section } from './Section';
import { summaryPart } from './summary';
import { timelineOf, type EntityDates, type Outlook, type TimelineMoment } from './timeline';

const texts = detailTexts.dates;

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, minWidth: 0, flex: 1 };

/** The mark of a moment; hollow when it does not lie behind. */
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

const Moment = ({ label, at, outlook }: TimelineMoment) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'flex',
      gap: 1.5,
      pb: 1.25,
      '&:last-of-type': { pb: 0 },
      '&:not(:last-of-type)::before': {
        content: '""',
        position: 'absolute',
        left: '4px',
        top: '18px',
        bottom: '-3px',
        width: '1px',
        bgcolor: 'divider',
      },
    }}
  >
    <Mark outlook={outlook} />
    <Box sx={row}>
      <Typography component="span" color={outlook === 'dropped' ? 'textSecondary' : 'textPrimary'}>
        {label}
      </Typography>
      <Typography component="time" dateTime={at} variant="body2" color="textSecondary" sx={{ lineHeight: '1.36rem' }}>
        {dateTime(at)}
      </Typography>
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

interface AheadProps {
  readonly title: string;
  readonly moments: readonly TimelineMoment[];
}

/** Moments that do not lie behind, under what they have in common. */
const Ahead = ({ title, moments }: AheadProps) => {
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

/** Every date of an entity: those that are set as a line of time, the rest on demand. */
export const DatesSection = (props: EntityDates) => {
  const [now] = useState(() => Date.now());
  const { moments, absent } = timelineOf(props, now);
  const of = (wanted: Outlook) => moments.filter(({ outlook }) => outlook === wanted);
  const summary = () =>
    [...of('past'), ...of('expected')].map(({ label, at }): SummaryField => ({ label, text: dateTime(at) }));
  return (
    <Section title={texts.title}>
      <Moments moments={of('past')} />
      <Ahead title={texts.expected} moments={of('expected')} />
      <Ahead title={texts.dropped} moments={of('dropped')} />
      <Box ref={summaryPart(texts.title, summary)} sx={{ mt: 1.25, displayPrint: 'none' }}>
        <Disclosure open={texts.all} close={texts.fewer}>
          <Box component="ul" sx={{ ...list, display: 'grid', gap: 0.75, pl: '21px' }}>
            {absent.map((label) => (
              <Box component="li" key={label} sx={row}>
                <Typography component="span" color="textSecondary">
                  {label}
                </Typography>
                <Typography component="span" color="textSecondary">
                  {ABSENT}
                </Typography>
              </Box>
            ))}
          </Box>
        </Disclosure>
      </Box>
    </Section>
  );
};

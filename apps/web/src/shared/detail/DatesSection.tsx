import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ABSENT, dateTime } from '@/shared/format';
import { detailTexts } from './detail.texts';
import { Disclosure, Section } from './Section';
import { timelineOf, type TimelineDate, type TimelineMoment } from './timeline';

const texts = detailTexts.dates;

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, minWidth: 0, flex: 1 };

/** The mark of a moment and the line to the next one; hollow when it is still to come. */
const Mark = ({ coming }: { readonly coming: boolean }) => (
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
      borderColor: coming ? 'control' : 'primary.main',
      bgcolor: coming ? 'transparent' : 'primary.main',
      forcedColorAdjust: 'none',
    }}
  />
);

const Moment = ({ label, at, coming }: TimelineMoment) => (
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
    <Mark coming={coming} />
    <Box sx={row}>
      <Typography component="span">{label}</Typography>
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

const Coming = ({ moments }: { readonly moments: readonly TimelineMoment[] }) =>
  moments.length > 0 && (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="h3" variant="caption" color="textSecondary" sx={{ mb: 0.5 }}>
        {texts.coming}
      </Typography>
      <Moments moments={moments} />
    </Box>
  );

interface DatesSectionProps {
  /** In the order in which they usually happen. */
  readonly dates: readonly TimelineDate[];
  readonly lastUpdateDate: string | null;
}

/** Every date of an entity: those that are set as a line of time, the rest on demand. */
export const DatesSection = ({ dates, lastUpdateDate }: DatesSectionProps) => {
  const [now] = useState(() => Date.now());
  const { moments, absent } = timelineOf(dates, lastUpdateDate, now);
  return (
    <Section title={texts.title}>
      <Moments moments={moments.filter(({ coming }) => !coming)} />
      <Coming moments={moments.filter(({ coming }) => coming)} />
      <Box sx={{ mt: 1.25 }}>
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

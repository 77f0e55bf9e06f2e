import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BELOW_BARS, TitleBar, useScrolledPast, type WayBack } from './TitleBar';

/** Height of the summary that shows the amount and the state in full, in pixels. */
const SUMMARY = 110;

interface TitleProps {
  readonly children: string;
  readonly squeezed?: boolean;
  /** True with nothing beside it: it takes all the room. */
  readonly alone?: boolean;
}

/** The title; where room is scarce it gives way, for the eye alone, to what the summary no longer shows. */
const Title = ({ children, squeezed = false, alone = false }: TitleProps) => (
  <Typography
    component="h1"
    variant="h1"
    noWrap
    sx={(theme) => ({
      flex: alone ? '0 1 auto' : 'none',
      fontSize: { xs: '1.125rem', sm: '1.25rem' },
      [theme.breakpoints.down('lg')]: squeezed ? { width: 0, marginRight: theme.spacing(-1.5) } : {},
    })}
  >
    {children}
  </Typography>
);

interface ReminderProps {
  /** The name of the entity for a person: an amount, a name. */
  readonly what: string;
  readonly status: ReactNode;
}

/** The entity and its state in one line; a chip without room for it moves to a second line, which is not shown. */
const Reminder = ({ what, status }: ReminderProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <Typography component="span" noWrap sx={{ flex: 'none', fontWeight: 560 }}>
      {what}
    </Typography>
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, height: 22, minWidth: 0, overflow: 'hidden' }}
    >
      {status}
    </Box>
  </Box>
);

interface BareHeaderProps {
  readonly title: string;
  /** The way to the list; undefined without a list. */
  readonly back?: WayBack | undefined;
}

/** The title of the page, alone where there is nothing to act on. */
export const BareHeader = ({ title, back }: BareHeaderProps) => (
  <TitleBar back={back}>
    <Title alone>{title}</Title>
  </TitleBar>
);

interface DetailHeaderProps extends BareHeaderProps {
  /** The subject of the page, once its summary is out of sight. */
  readonly reminder: ReminderProps;
  readonly toolbar: ReactNode;
  readonly reloading: boolean;
}

/** The bar that stays while the page scrolls: actions and, once the summary is out of sight, the subject. */
export const DetailHeader = ({ title, back, reminder, toolbar, reloading }: DetailHeaderProps) => {
  const { watch, past } = useScrolledPast(BELOW_BARS);
  return (
    <>
      <TitleBar back={back}>
        <Title squeezed={past}>{title}</Title>
        {past && <Reminder {...reminder} />}
        <Box sx={{ ml: 'auto' }}>{toolbar}</Box>
        {reloading && (
          <LinearProgress aria-hidden sx={{ position: 'absolute', insetInline: 0, bottom: -1, height: 2 }} />
        )}
      </TitleBar>
      <Box ref={watch} aria-hidden sx={{ flex: 'none', height: SUMMARY, mb: `-${SUMMARY}px`, pointerEvents: 'none' }} />
    </>
  );
};

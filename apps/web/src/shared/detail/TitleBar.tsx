import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NeighborLinks } from '@/shared/neighbors';

/** Height in pixels of the application's bar; the title bar sticks below it. */
export const SHELL_BAR = 56;
const HEIGHT = 60;

/** Distance in pixels from the top of the window to the bottom of both bars. */
export const BELOW_BARS = SHELL_BAR + HEIGHT;

/**
 * Media query of a low window, for example at 200 % zoom. There the bar scrolls away with the page, to leave room for
 * reading.
 */
const LOW_WINDOW = '@media (max-height: 520px)';

/** Moves notices below the bars, so that they do not cover the actions. */
const noticesBelow = { '@media (min-height: 520.1px)': { ':root': { '--notices-top': `${BELOW_BARS + 8}px` } } };

/** Style of an element that sticks below both bars; in a low window, below the application's bar only. */
export const belowBars = { position: 'sticky', top: BELOW_BARS, [LOW_WINDOW]: { top: SHELL_BAR } } as const;

const bar = {
  position: 'sticky',
  top: SHELL_BAR,
  zIndex: (theme: Theme) => theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flex: 'none',
  height: HEIGHT,
  mx: { xs: -2, lg: -3 },
  mt: { xs: -2, lg: -3 },
  px: { xs: 2, lg: 3 },
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  [LOW_WINDOW]: { position: 'relative', top: 0 },
  '@media print': { position: 'static', height: 'auto', m: 0, px: 0, pb: 1.5, bgcolor: 'transparent' },
};

/** Link back from a detail. */
export interface WayBack {
  /** Address of the list. */
  readonly to: string;
  readonly label: string;
}

interface TitleBarProps {
  readonly back: WayBack | undefined;
  readonly children: ReactNode;
}

/** Bar of a detail: link back to its list, links to the previous and next record, then the title. */
export const TitleBar = ({ back, children }: TitleBarProps) => (
  <Box sx={bar}>
    <GlobalStyles styles={noticesBelow} />
    {back && (
      <Tooltip title={back.label}>
        <IconButton component={Link} to={back.to} aria-label={back.label} edge="start" sx={{ displayPrint: 'none' }}>
          <ArrowBack />
        </IconButton>
      </Tooltip>
    )}
    <NeighborLinks />
    {children}
  </Box>
);

import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NeighborLinks } from '@/shared/neighbors';

/** Height of the bar of the shell, in pixels: this one stays below it. */
const SHELL_BAR = 56;
const HEIGHT = 60;

/** Bottom of both bars, in pixels from the top of the window. */
export const BELOW_BARS = SHELL_BAR + HEIGHT;

/** A low window, or one at 200 % zoom, needs its height for what is read: there the bar goes away with the page. */
const LOW_WINDOW = '@media (max-height: 520px)';

/** Notices must not cover what can be done. */
const noticesBelow = { '@media (min-height: 520.1px)': { ':root': { '--notices-top': `${BELOW_BARS + 8}px` } } };

/** Place of what stays in sight below both bars. */
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

/** The way back from a detail. */
export interface WayBack {
  /** Address of the list. */
  readonly to: string;
  readonly label: string;
}

interface TitleBarProps {
  readonly back: WayBack | undefined;
  readonly children: ReactNode;
}

/** The bar of the page, with the way back to the list, which remembers for the session how it was left (A15). */
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

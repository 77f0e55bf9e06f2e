import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paymentsPath } from '../../payments.paths';
import { paymentDetailTexts } from '../detail.texts';

/** Height of the bar of the shell, in pixels: this one stays below it. */
const SHELL_BAR = 56;
const HEIGHT = 60;

/** Where the page goes on below both bars, in pixels from the top of the window. */
export const BELOW_BARS = SHELL_BAR + HEIGHT;

const bar = {
  position: 'sticky',
  top: SHELL_BAR,
  zIndex: (theme: Theme) => theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flex: 'none',
  height: HEIGHT,
  mx: { xs: -2, sm: -3 },
  mt: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  // a low window, or one at 200 % zoom, needs its height for what is read
  '@media (max-height: 520px)': { position: 'relative', top: 0 },
};

/** The bar of the page, with the way back to the list, which remembers for the session how it was left (A15). */
export const TitleBar = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={bar}>
    <Tooltip title={paymentDetailTexts.back}>
      <IconButton component={Link} to={paymentsPath} aria-label={paymentDetailTexts.back} edge="start">
        <ArrowBack />
      </IconButton>
    </Tooltip>
    {children}
  </Box>
);

import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from './forced-colors';
import { print } from './print';

/** Focus outline with a gap, so that focus is visible on any surface (WCAG 2.2, 2.4.13). */
export const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars?.palette.primary.main ?? ''}`,
  outlineOffset: 2,
});

/** Styles of the whole page. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 72 },
      body: {
        fontFeatureSettings: "'cv05' 1, 'ss03' 1",
        textRendering: 'optimizeLegibility',
        overflowWrap: 'break-word',
      },
      // tabular digits for aligned numbers; in running text they would leave gaps at hyphens
      'table, dd, input, time, [role="grid"]': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': focusRing(theme),
      'code, kbd, samp': {
        fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
        fontSize: '0.925em',
      },
      '::selection': { backgroundColor: theme.vars?.palette.surface.accent },
      ...print,
      ...forcedColors,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // even the shortest transition would show each element in its previous state for one frame
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};

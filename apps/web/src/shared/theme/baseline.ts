import type { Components, Theme } from '@mui/material/styles';
import { print } from './print';

/** Two rings, so that focus shows on any surface (WCAG 2.2, 2.4.13). */
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
      // figures of one width where they stand below each other; in running text they would tear hyphens apart
      'table, dd, input, time, [role="grid"]': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': focusRing(theme),
      'code, kbd, samp': {
        fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
        fontSize: '0.925em',
      },
      '::selection': { backgroundColor: theme.vars?.palette.surface.accent },
      ...print,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // however short, a duration would show every element for a frame as it was before a change
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};

import type { ThemeOptions } from '@mui/material/styles';

const family = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Small type scale for dense screens: 13 px for secondary text and tables, 14 px for text. */
export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: family,
  fontSize: 14,
  fontWeightMedium: 550,
  h1: { fontSize: '1.5rem', lineHeight: 2 / 1.5, fontWeight: 640, letterSpacing: '-0.021em' },
  h2: { fontSize: '1.125rem', lineHeight: 1.4, fontWeight: 620, letterSpacing: '-0.014em' },
  h3: { fontSize: '0.9375rem', lineHeight: 1.45, fontWeight: 620, letterSpacing: '-0.008em' },
  h4: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 620 },
  h5: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 620 },
  h6: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 620 },
  subtitle1: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 560, letterSpacing: 0 },
  subtitle2: { fontSize: '0.8125rem', lineHeight: 1.5, fontWeight: 560, letterSpacing: 0 },
  body1: { fontSize: '0.875rem', lineHeight: 1.55, letterSpacing: 0 },
  body2: { fontSize: '0.8125rem', lineHeight: 1.5, letterSpacing: 0 },
  button: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 560, textTransform: 'none', letterSpacing: 0 },
  caption: { fontSize: '0.75rem', lineHeight: 1.4, letterSpacing: 0 },
  overline: {
    fontSize: '0.6875rem',
    lineHeight: 1.5,
    fontWeight: 620,
    letterSpacing: '0.05em',
    textTransform: 'uppercase',
  },
};

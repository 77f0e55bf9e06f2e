import { esES } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { baseline } from './baseline';
import { colorSchemes } from './color-schemes';
import { controls } from './controls';
import { surfaces } from './surfaces';
import { typography } from './typography';

/** Attribute of `<html>` with the scheme; `public/first-paint.js` sets it before the first paint. */
export const SCHEME_ATTRIBUTE = 'data-theme';

/** Key of the local storage with the chosen mode; `public/first-paint.js` reads it. */
export const MODE_STORAGE_KEY = 'theme.mode';

/** Theme of the application. Grid and pickers have their own Spanish texts. */
export const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
    colorSchemes,
    shape: { borderRadius: 8 },
    typography,
    components: { ...baseline, ...surfaces, ...controls },
  },
  esES,
);

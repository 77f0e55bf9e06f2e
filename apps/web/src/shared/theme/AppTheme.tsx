import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { usePrinting } from '@/shared/print';
import { MODE_STORAGE_KEY, SCHEME_ATTRIBUTE, theme } from './theme';

/** Switches to the light scheme while the page is printed. */
const LightPaper = () => {
  const printing = usePrinting();
  useLayoutEffect(
    function printInLight() {
      const { documentElement: root } = document;
      const scheme = root.getAttribute(SCHEME_ATTRIBUTE);
      if (!printing || scheme === null) return undefined;
      root.setAttribute(SCHEME_ATTRIBUTE, 'light');
      return () => root.setAttribute(SCHEME_ATTRIBUTE, scheme);
    },
    [printing],
  );
  return null;
};

/** Theme of the application. It follows the system until the person chooses a scheme; the choice is stored. */
export const AppTheme = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_STORAGE_KEY} disableTransitionOnChange>
    <CssBaseline enableColorScheme />
    <LightPaper />
    {children}
  </ThemeProvider>
);

import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { NoticeContent } from './NoticeContent';

/** Where notices appear: top right, in and out in 300 ms (B384). */
export const NoticeProvider = ({ children }: { readonly children: ReactNode }) => (
  <SnackbarProvider
    Components={{ notice: NoticeContent }}
    maxSnack={4}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    transitionDuration={{ enter: 300, exit: 300 }}
    TransitionProps={{ style: { transitionTimingFunction: 'ease' } }}
  >
    {children}
  </SnackbarProvider>
);

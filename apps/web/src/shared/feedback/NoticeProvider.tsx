import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { NoticeContent } from './NoticeContent';

const NOTICES = 'notices';

/** Where notices appear: top right, below the bar and its buttons, in and out in 300 ms (B384). */
export const NoticeProvider = ({ children }: { readonly children: ReactNode }) => (
  <>
    <GlobalStyles styles={{ [`.${NOTICES}.${NOTICES}`]: { top: 60 } }} />
    <SnackbarProvider
      classes={{ containerAnchorOriginTopRight: NOTICES }}
      Components={{ notice: NoticeContent }}
      maxSnack={4}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={{ enter: 300, exit: 300 }}
      TransitionProps={{ style: { transitionTimingFunction: 'ease' } }}
    >
      {children}
    </SnackbarProvider>
  </>
);

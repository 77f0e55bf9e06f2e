import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { NoticeContent } from './NoticeContent';
import type { Notice } from './notices';
import { notices } from './notify';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    error: false;
    success: false;
    warning: false;
    info: false;
    notice: { readonly notice: Notice };
  }
}

const CLASS = 'notices';

/**
 * Hands each new notice over to the library, and takes all away when they were dismissed. The library places them, moves
 * them in and out and makes room (B384); the store stays ours, because dismissed notices remain in a list.
 */
const NoticeFeed = () => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const { all, dismissedUpTo } = useSyncExternalStore(notices.subscribe, notices.state);
  const shownUpTo = useRef(0);
  // before new ones are handed over: those stay
  useEffect(
    function takeAway() {
      if (dismissedUpTo > 0) closeSnackbar();
    },
    [dismissedUpTo, closeSnackbar],
  );
  useEffect(
    function showNewOnes() {
      const fresh = all.filter(({ id }) => id > Math.max(shownUpTo.current, dismissedUpTo));
      shownUpTo.current = all[0]?.id ?? shownUpTo.current;
      // `NoticeContent` keeps the time itself, because it has to stop while the notice has the focus
      for (const notice of fresh.toReversed()) enqueueSnackbar({ notice, variant: 'notice', persist: true });
    },
    [all, dismissedUpTo, enqueueSnackbar],
  );
  return null;
};

/**
 * The notices on the screen: top right, below the bar and its buttons, in and out in 300 ms (B384). A page with a bar of
 * its own that stays says in `--notices-top` where it ends.
 */
export const NoticeStack = () => (
  <>
    <GlobalStyles styles={{ [`.${CLASS}.${CLASS}`]: { top: 'var(--notices-top, 60px)' } }} />
    <SnackbarProvider
      classes={{ containerAnchorOriginTopRight: CLASS }}
      Components={{ notice: NoticeContent }}
      maxSnack={4}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={{ enter: 300, exit: 300 }}
      TransitionProps={{ style: { transitionTimingFunction: 'ease' } }}
    >
      <NoticeFeed />
    </SnackbarProvider>
  </>
);

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
 * Passes new notices to notistack, and closes all of them when they are dismissed. The library positions and animates
 * them (B384). The store is our own, because dismissed notices stay in the history.
 */
const NoticeFeed = () => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const { all, dismissedUpTo } = useSyncExternalStore(notices.subscribe, notices.state);
  const shownUpTo = useRef(0);
  // runs before new notices are passed, which must stay
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
      // persistent, because `NoticeContent` has its own countdown, which pauses on focus
      for (const notice of fresh.toReversed()) enqueueSnackbar({ notice, variant: 'notice', persist: true });
    },
    [all, dismissedUpTo, enqueueSnackbar],
  );
  return null;
};

/**
 * Notices on the screen: top right, below the bars, with transitions of 300 ms (B384). A page with its own sticky bar
 * sets `--notices-top`, an open panel `--notices-right`.
 */
export const NoticeStack = () => (
  <>
    <GlobalStyles
      styles={{
        [`.${CLASS}.${CLASS}`]: {
          top: 'var(--notices-top, 60px)',
          '@media (min-width: 600px)': { right: 'var(--notices-right, 20px)' },
        },
      }}
    />
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

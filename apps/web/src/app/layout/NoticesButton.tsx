import Notifications from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeptRunFragment } from '@/shared/bulk/kept/KeptRuns.generated';
import { notices } from '@/shared/feedback';
import { whenIdle } from '@/shared/idle';
import { lateDialog, lateHelper, latePart } from '@/shared/late-code';
import { appTexts } from '../app.texts';

const NoticeList = latePart(async () => (await import('./NoticeList')).NoticeList);
const KeptRunsWatch = lateHelper(async () => (await import('./kept-runs/KeptRunsWatch')).KeptRunsWatch);
const KeptRunHost = lateDialog(async () => (await import('./kept-runs/KeptRunHost')).KeptRunHost);

/** Milliseconds: the page comes first, and what was left is shown while the person still looks around. */
const AFTER_MS = 500;

/** Returns whether pages have come, or the person looks already. */
const useLater = (now: boolean): boolean => {
  const [isLater, setLater] = useState(now);
  useEffect(function waitForPages() {
    return whenIdle(() => setLater(true), AFTER_MS);
  }, []);
  return isLater || now;
};

/** The bell: bulk runs that were left, and every notice of this session, also those that left the screen (CON-35). */
export const NoticesButton = () => {
  const { all, dismissedUpTo } = useSyncExternalStore(notices.subscribe, notices.state);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // those from before a reload were seen as far as they can have been
  const [seenId, setSeenId] = useState(dismissedUpTo);
  const [runs, setRuns] = useState<readonly KeptRunFragment[]>([]);
  const [opened, setOpened] = useState<string>();
  const isOpen = anchor !== null;
  const watches = useLater(isOpen);
  const isLeft = runs.some(({ isOwn, state }) => isOwn && state === 'PAUSED');
  const newestId = all[0]?.id ?? 0;
  const close = () => {
    setAnchor(null);
    setSeenId(newestId);
  };
  return (
    <>
      <Tooltip title={appTexts.notices}>
        <IconButton
          aria-label={appTexts.notices}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            notices.dismiss();
          }}
        >
          <Badge variant="dot" color="error" overlap="circular" invisible={newestId <= seenId && !isLeft}>
            <Notifications fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': appTexts.notices, sx: { width: 400, maxWidth: '94vw', mt: 1 } },
        }}
      >
        <NoticeList
          all={all}
          runs={runs}
          onOpenRun={(id) => {
            close();
            setOpened(id);
          }}
          onDiscarded={(gone) => setRuns(runs.filter(({ id }) => id !== gone))}
          onLeave={close}
        />
      </Popover>
      {watches && <KeptRunsWatch key={opened ?? ''} isOpen={isOpen} onRuns={setRuns} />}
      {opened !== undefined && (
        <KeptRunHost
          id={opened}
          onClose={() => {
            setOpened(undefined);
            setRuns(runs.filter(({ id }) => id !== opened));
          }}
        />
      )}
    </>
  );
};

import Notifications from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StoredRunFragment } from '@/shared/bulk/stored/StoredRuns.generated';
import { notices } from '@/shared/feedback';
import { whenIdle } from '@/shared/idle';
import { lateDialog, lateHelper, latePart } from '@/shared/late-code';
import { usePreference } from '@/shared/preferences';
import { useSettings } from '@/shared/settings';
import { appTexts } from '../app.texts';
import { readMentions, readNotices } from './layout-preferences';
import type { Ended } from './own-notices/ended-work';
import type { OwnNotices } from './own-notices/OwnNoticesWatch';

const NoticeList = latePart(async () => (await import('./NoticeList')).NoticeList);
const StoredRunsWatch = lateHelper(async () => (await import('./stored-runs/StoredRunsWatch')).StoredRunsWatch);
const OwnNoticesWatch = lateHelper(async () => (await import('./own-notices/OwnNoticesWatch')).OwnNoticesWatch);
const EndedWorkWatch = lateHelper(async () => (await import('./own-notices/EndedWorkWatch')).EndedWorkWatch);
const StoredRunHost = lateDialog(async () => (await import('./stored-runs/StoredRunHost')).StoredRunHost);

/** Milliseconds before the bulk runs and the notices of a week are queried, so that the page loads first. */
const AFTER_MS = 500;

/** Returns true once the browser is idle after `AFTER_MS`, or if `now` is true. */
const useLater = (now: boolean): boolean => {
  const [isLater, setLater] = useState(now);
  useEffect(function waitForPages() {
    return whenIdle(() => setLater(true), AFTER_MS);
  }, []);
  return isLater || now;
};

const nothing: OwnNotices = { mentions: [], decisions: [] };

/** Maximum number of identifiers of read notices that the gateway stores. */
const MOST_READ = 100;

/**
 * Button with the bell. It opens the unfinished bulk runs, the notices of a week, and the latest notices of this
 * session. Notices that left the screen are included (CON-35).
 */
export const NoticesButton = () => {
  const { all, dismissedUpTo } = useSyncExternalStore(notices.subscribe, notices.state);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // notices from before a reload count as seen
  const [seenId, setSeenId] = useState(dismissedUpTo);
  const [runs, setRuns] = useState<readonly StoredRunFragment[]>([]);
  const [{ mentions, decisions }, setOwn] = useState(nothing);
  const [ended, setEnded] = useState<readonly Ended[]>([]);
  const [read, setRead] = usePreference(readMentions);
  const [readOthers, setReadOthers] = usePreference(readNotices);
  const { activity: storesActivity } = useSettings();
  const [opened, setOpened] = useState<string>();
  const [openings, setOpenings] = useState(0);
  const isOpen = anchor !== null;
  const watches = useLater(isOpen);
  const hasPausedRun = runs.some(({ isOwn, state }) => isOwn && state === 'PAUSED');
  const hasNewMention = mentions.some(({ note }) => !read.includes(note.id));
  const others = [...decisions, ...ended].map(({ id }) => id);
  const hasNewOther = others.some((id) => !readOthers.includes(id));
  const newestId = all[0]?.id ?? 0;
  const close = () => {
    setAnchor(null);
    setSeenId(newestId);
    if (hasNewMention) setRead(() => mentions.map(({ note }) => note.id));
    // read notices that this answer did not contain stay read
    if (hasNewOther) setReadOthers((before) => [...new Set([...others, ...before])].slice(0, MOST_READ));
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
            setOpenings(openings + 1);
            notices.dismiss();
          }}
        >
          <Badge
            variant="dot"
            color="error"
            overlap="circular"
            invisible={newestId <= seenId && !hasPausedRun && !hasNewMention && !hasNewOther}
          >
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
          mentions={mentions}
          readMentions={read}
          decisions={decisions}
          ended={ended}
          readNotices={readOthers}
          onOpenRun={(id) => {
            close();
            setOpened(id);
          }}
          onDiscarded={(gone) => setRuns(runs.filter(({ id }) => id !== gone))}
          onLeave={close}
        />
      </Popover>
      {watches && <StoredRunsWatch key={opened ?? ''} isOpen={isOpen} onRuns={setRuns} />}
      {watches && storesActivity && <OwnNoticesWatch onNotices={setOwn} />}
      {watches && <EndedWorkWatch key={openings} onEnded={setEnded} />}
      {opened !== undefined && (
        <StoredRunHost
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

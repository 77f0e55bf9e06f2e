import Notifications from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { notices } from '@/shared/feedback';
import { appTexts } from '../app.texts';

const NoticeList = lazy(async () => ({ default: (await import('./NoticeList')).NoticeList }));

/** The bell: every notice of this session, also those that left the screen (CON-35). */
export const NoticesButton = () => {
  const { all, dismissedUpTo } = useSyncExternalStore(notices.subscribe, notices.state);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // those from before a reload were seen as far as they can have been
  const [seenId, setSeenId] = useState(dismissedUpTo);
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
          aria-expanded={anchor !== null}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            notices.dismiss();
          }}
        >
          <Badge variant="dot" color="error" overlap="circular" invisible={newestId <= seenId}>
            <Notifications fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': appTexts.notices, sx: { width: 400, maxWidth: '94vw', mt: 1 } },
        }}
      >
        <Suspense>
          <NoticeList all={all} onLeave={close} />
        </Suspense>
      </Popover>
    </>
  );
};

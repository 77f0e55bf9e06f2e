import Notifications from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState, notices, RequestId, ToneIcon, type Notice } from '@/shared/feedback';
import { time } from '@/shared/format';
import { appTexts } from '../app.texts';

interface NoticeRowProps {
  readonly notice: Notice;
  readonly onLeave: () => void;
}

const NoticeRow = ({ notice, onLeave }: NoticeRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gap: 1,
      px: 2,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <ToneIcon tone={notice.tone} />
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {notice.text}
      </Typography>
      {notice.link && (
        <Link component={RouterLink} to={notice.link.to} variant="body2" onClick={onLeave}>
          {notice.link.label}
        </Link>
      )}
      {notice.requestId && <RequestId id={notice.requestId} />}
    </Box>
    <Typography variant="caption" color="textSecondary">
      {time(notice.at)}
    </Typography>
  </Box>
);

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
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 1, height: 48 }}>
          <Typography variant="h3" component="h2">
            {appTexts.notices}
          </Typography>
          {all.length > 0 && (
            <Button size="small" color="secondary" onClick={notices.clear}>
              {appTexts.clearNotices}
            </Button>
          )}
        </Box>
        {all.length === 0 && (
          <EmptyState icon={<Notifications />} title={appTexts.noticesEmpty} detail={appTexts.noticesEmptyDetail} />
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }}>
          {all.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onLeave={close} />
          ))}
        </Box>
      </Popover>
    </>
  );
};

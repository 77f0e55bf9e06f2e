import Notifications from '@mui/icons-material/NotificationsNoneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { AdviceText, EmptyState, notices, RequestId, ToneIcon, type Notice } from '@/shared/feedback';
import { time } from '@/shared/format';
import type { StoredRunFragment } from '@/shared/bulk/stored/StoredRuns.generated';
import { appTexts } from '../app.texts';
import type { Ended } from './own-notices/ended-work';
import { OwnNoticeLists } from './own-notices/OwnNoticeLists';
import type { OwnNotices } from './own-notices/OwnNoticesWatch';
import { StoredRunList } from './stored-runs/StoredRunList';

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
      {notice.advice && <AdviceText {...notice.advice} />}
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

interface NoticeListProps extends OwnNotices {
  readonly all: readonly Notice[];
  /** Bulk runs of the person that have not ended, and those that other people run now. */
  readonly runs: readonly StoredRunFragment[];
  /** Work of the person that ended within a week. */
  readonly ended: readonly Ended[];
  /** Identifiers of the notes that were read before. */
  readonly readMentions: readonly string[];
  /** Identifiers of the decisions and of the ended work that were read before. */
  readonly readNotices: readonly string[];
  readonly onOpenRun: (id: string) => void;
  readonly onDiscarded: (id: string) => void;
  /** Called when the person follows a link. */
  readonly onLeave: () => void;
}

/**
 * Content of the bell: bulk runs, notices of a week, and the notices of this session, newest first. A button clears
 * those of the session.
 */
export const NoticeList = ({
  all,
  runs,
  mentions,
  readMentions,
  decisions,
  ended,
  readNotices,
  onOpenRun,
  onDiscarded,
  onLeave,
}: NoticeListProps) => (
  <>
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
    {runs.length > 0 && <StoredRunList runs={runs} onOpen={onOpenRun} onDiscarded={onDiscarded} />}
    <OwnNoticeLists
      mentions={mentions}
      readMentions={readMentions}
      decisions={decisions}
      ended={ended}
      read={readNotices}
      onLeave={onLeave}
    />
    {all.length + runs.length + mentions.length + decisions.length + ended.length === 0 && (
      <EmptyState icon={<Notifications />} title={appTexts.noticesEmpty} detail={appTexts.noticesEmptyDetail} />
    )}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }}>
      {all.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} onLeave={onLeave} />
      ))}
    </Box>
  </>
);

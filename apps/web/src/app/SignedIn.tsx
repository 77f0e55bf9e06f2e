import { exportJobs } from '@/features/export';
import { NoticeArea } from '@/shared/feedback';
import { JobNotices } from '@/shared/jobs';
import { Shell } from './layout/Shell';
import { SessionExpiredDialog } from './SessionExpiredDialog';
import { ViewerGate } from './ViewerGate';

/** Of each the end is told, wherever the person is by then. */
const jobKinds = [exportJobs] as const;

/** What a person sees around every page: the frame, the notices, and the way back in when the session expires. */
export const SignedIn = () => (
  <>
    <ViewerGate>
      <Shell />
      <JobNotices kinds={jobKinds} />
    </ViewerGate>
    <NoticeArea />
    <SessionExpiredDialog />
  </>
);

import { NoticeArea } from '@/shared/feedback';
import { JobNotices } from '@/shared/jobs';
import { features } from './features';
import { Shell } from './layout/Shell';
import { SessionExpiredDialog } from './SessionExpiredDialog';
import { ViewerGate } from './ViewerGate';

/** The kinds of jobs whose end is reported, whatever page is open by then. */
const jobKinds = features.flatMap(({ jobs = [] }) => jobs);

/** The frame of every page: menu and top bar, notices, and the dialog that signs in again when the session expires. */
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

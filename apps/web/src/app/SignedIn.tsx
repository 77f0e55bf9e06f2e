import { NoticeArea } from '@/shared/feedback';
import { Shell } from './layout/Shell';
import { SessionExpiredDialog } from './SessionExpiredDialog';
import { ViewerGate } from './ViewerGate';

/** What a person sees around every page: the frame, the notices, and the way back in when the session expires. */
export const SignedIn = () => (
  <>
    <ViewerGate>
      <Shell />
    </ViewerGate>
    <NoticeArea />
    <SessionExpiredDialog />
  </>
);

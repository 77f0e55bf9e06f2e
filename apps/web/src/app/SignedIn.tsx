import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { errorOf } from '@/shared/apollo';
import { useAuthentication, useSessionState, ViewerContext, type Viewer } from '@/shared/auth';
import { useViewerQuery } from '@/shared/auth/Viewer.generated';
import { AppDialog } from '@/shared/dialog';
import { FailedState, NoticeArea } from '@/shared/feedback';
import { JobNotices } from '@/shared/jobs';
import { texts } from '@/shared/texts';
import { appTexts } from './app.texts';
import { features } from './features';
import { Shell } from './layout/Shell';
import { PersonalGate } from './personal/PersonalGate';

interface SessionDialogProps {
  /** State of the session in which it is there. */
  readonly when: ReturnType<typeof useSessionState>['status'];
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly onAction: () => void;
}

/**
 * Over whatever is on the screen, which stays but is not seen: who comes next to the machine reads nothing, and nothing
 * that was typed is lost while the session is not there (GAP-42).
 */
const SessionDialog = ({ when, title, detail, action, onAction }: SessionDialogProps) => (
  <AppDialog
    open={useSessionState().status === when}
    title={title}
    hidesPage
    actions={
      <Button variant="contained" autoFocus onClick={onAction}>
        {action}
      </Button>
    }
  >
    <Typography color="textSecondary">{detail}</Typography>
  </AppDialog>
);

/** The session has ended: the person signs in again, in a window of its own. */
const SessionExpiredDialog = () => {
  const { signInAgain } = useAuthentication();
  return (
    <SessionDialog
      when="expired"
      title={appTexts.sessionExpired}
      detail={appTexts.sessionExpiredDetail}
      action={appTexts.signIn}
      onAction={() => void signInAgain()}
    />
  );
};

/** The identity service is away: nobody can sign in then, and the screen comes back by itself. */
const IdentityAwayDialog = () => {
  const { session } = useAuthentication();
  return (
    <SessionDialog
      when="away"
      title={appTexts.identityAway}
      detail={appTexts.identityAwayDetail}
      action={texts.retry}
      onAction={() => void session.accessToken().catch(() => undefined)}
    />
  );
};

const personOf = ({ username, name, email }: Omit<Viewer, 'permissions'>) => ({ username, name, email });

/** Asks the gateway who is signed in and what they may do; nothing is shown before it is known. */
const ViewerGate = ({ children }: { readonly children: ReactNode }) => {
  const result = useViewerQuery({ fetchPolicy: 'cache-first' });
  const answer = result.data?.viewer ?? undefined;
  const viewer = useMemo<Viewer | undefined>(
    () => answer && { ...personOf(answer), permissions: new Set(answer.permissions) },
    [answer],
  );
  const failure = errorOf(result);
  if (viewer)
    return (
      <ViewerContext value={viewer}>
        <PersonalGate personal={answer?.personal ?? null}>{children}</PersonalGate>
      </ViewerContext>
    );
  // index.html shows the frame until something is drawn here
  if (!failure || result.loading) return null;
  return (
    <Box component="main" sx={{ display: 'grid', alignContent: 'center', minHeight: '100vh' }}>
      <FailedState title={appTexts.viewerFailed} failure={failure} onRetry={() => void result.refetch()} />
    </Box>
  );
};

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
    <IdentityAwayDialog />
  </>
);

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { errorOf } from '@/shared/apollo';
import { useAuthentication, useSessionState, ViewerContext, type Viewer } from '@/shared/auth';
import { useViewerQuery } from '@/shared/auth/Viewer.generated';
import { AppDialog } from '@/shared/dialog';
import { FailedState, NoticeArea } from '@/shared/feedback';
import { JobNotices } from '@/shared/jobs';
import { texts } from '@/shared/texts';
import { SESSION_ENDED } from '@/shared/theme';
import { appTexts } from './app.texts';
import { features } from './features';
import { Shell } from './layout/Shell';
import { PersonalGate } from './personal/PersonalGate';

const Keyboard = lazy(async () => ({ default: (await import('./keyboard/Keyboard')).Keyboard }));

/**
 * Over whatever is on the screen, which stays but is not seen: who comes next to the machine reads nothing, and nothing
 * that was typed is lost while signing in again (GAP-42).
 */
const SessionExpiredDialog = () => {
  const { status } = useSessionState();
  const { signInAgain } = useAuthentication();
  return (
    <AppDialog
      open={status === 'expired'}
      title={appTexts.sessionExpired}
      actions={
        <Button variant="contained" autoFocus onClick={() => void signInAgain()}>
          {appTexts.signIn}
        </Button>
      }
    >
      <Typography className={SESSION_ENDED} color="textSecondary">
        {appTexts.sessionExpiredDetail}
      </Typography>
    </AppDialog>
  );
};

/** The same while the identity service is away: nobody can sign in then, and the screen comes back by itself. */
const IdentityAwayDialog = () => {
  const { status } = useSessionState();
  const { session } = useAuthentication();
  return (
    <AppDialog
      open={status === 'away'}
      title={appTexts.identityAway}
      actions={
        <Button variant="contained" autoFocus onClick={() => void session.accessToken().catch(() => undefined)}>
          {texts.retry}
        </Button>
      }
    >
      <Typography className={SESSION_ENDED} color="textSecondary">
        {appTexts.identityAwayDetail}
      </Typography>
    </AppDialog>
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
      <Suspense>
        <Keyboard />
      </Suspense>
      <JobNotices kinds={jobKinds} />
    </ViewerGate>
    <NoticeArea />
    <SessionExpiredDialog />
    <IdentityAwayDialog />
  </>
);

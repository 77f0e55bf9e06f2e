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
  /** Session status in which the dialog is open. */
  readonly when: ReturnType<typeof useSessionState>['status'];
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly onAction: () => void;
}

/**
 * Dialog that covers and hides the current screen, so that the next person at the machine cannot read it (GAP-42). The
 * screen stays mounted, so that typed text is not lost.
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

/** Dialog for an expired session. The person signs in again in a separate window. */
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

/** Dialog for an identity service that does not respond. It closes when a retry of the session succeeds. */
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

/** Queries the viewer and their permissions. Renders nothing until the gateway has answered or the query failed. */
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
  // while the query runs, the frame of index.html stays visible
  if (!failure || result.loading) return null;
  return (
    <Box component="main" sx={{ display: 'grid', alignContent: 'center', minHeight: '100vh' }}>
      <FailedState title={appTexts.viewerFailed} failure={failure} onRetry={() => void result.refetch()} />
    </Box>
  );
};

/** Kinds of jobs whose end is reported, whatever page is open. */
const jobKinds = features.flatMap(({ jobs = [] }) => jobs);

/** Frame of every page: menu, top bar, notices, and the dialogs for a lost session. */
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

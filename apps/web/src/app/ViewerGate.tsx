import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { errorOf } from '@/shared/apollo';
import { ViewerContext, type Viewer } from '@/shared/auth';
import { useViewerQuery } from '@/shared/auth/Viewer.generated';
import { FailedState } from '@/shared/feedback';
import { texts } from '@/shared/texts';
import { appTexts } from './app.texts';

/** Asks the gateway who is signed in and what they may do; nothing is shown before it is known. */
export const ViewerGate = ({ children }: { readonly children: ReactNode }) => {
  const result = useViewerQuery({ fetchPolicy: 'cache-first' });
  const answer = result.data?.viewer;
  const viewer = useMemo<Viewer | undefined>(
    () => answer && { ...answer, permissions: new Set(answer.permissions) },
    [answer],
  );
  const failure = errorOf(result);
  if (viewer) return <ViewerContext value={viewer}>{children}</ViewerContext>;
  return (
    <Box component="main" sx={{ display: 'grid', alignContent: 'center', minHeight: '100vh' }}>
      {failure && !result.loading ? (
        <FailedState title={appTexts.viewerFailed} failure={failure} onRetry={() => void result.refetch()} />
      ) : (
        <p className="first-paint" role="status">
          {texts.loading}
        </p>
      )}
    </Box>
  );
};

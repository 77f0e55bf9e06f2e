import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAuthentication, useSessionState } from '@/shared/auth';
import { AppDialog } from '@/shared/dialog';
import { appTexts } from './app.texts';

/** Over whatever is on the screen, which stays: nothing that was typed is lost while signing in again (GAP-42). */
export const SessionExpiredDialog = () => {
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
      <Typography color="textSecondary">{appTexts.sessionExpiredDetail}</Typography>
    </AppDialog>
  );
};

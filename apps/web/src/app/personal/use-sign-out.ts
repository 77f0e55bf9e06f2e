import { useAuthentication } from '@/shared/auth';
import { notices } from '@/shared/feedback';
import { leaveBrowser } from './leaving';

/** Hook that returns the sign-out. Before the session ends, `leaveBrowser` removes what need not stay in this browser. */
export const useSignOut = (): (() => void) => {
  const { endSession } = useAuthentication();
  return () => {
    notices.clear(); // the next person in this tab must not read them
    void leaveBrowser().then(endSession);
  };
};

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasNewerVersion, lookForNewerVersion } from '@/shared/late-code';
import { lacksCode, openAnew } from '@/shared/late-code/missing-code';

/**
 * Changes over to a newer version of the application with the next screen, and opens it anew where a part of the
 * code is missing: nothing is typed there yet. A version is looked for when the person comes back to the tab, and with
 * each screen.
 */
export const useNewerVersion = (): void => {
  const { pathname } = useLocation();
  useEffect(function lookOnReturn() {
    window.addEventListener('focus', lookForNewerVersion);
    return () => {
      window.removeEventListener('focus', lookForNewerVersion);
    };
  }, []);
  useEffect(
    function changeOver() {
      if (hasNewerVersion()) location.reload();
      else if (lacksCode()) void openAnew();
      else lookForNewerVersion();
    },
    [pathname],
  );
};

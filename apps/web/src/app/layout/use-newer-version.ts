import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasNewerVersion, lookForNewerVersion } from '@/shared/late-code';
import { fetchMissed } from '@/shared/late-code/missing-code';

/**
 * Changes over to a newer version of the application with the next screen, and opens it anew where a part of the code
 * cannot be fetched: nothing is typed there yet. Both are looked for with each screen, and a version when the person
 * comes back to the tab.
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
      else {
        lookForNewerVersion();
        void fetchMissed();
      }
    },
    [pathname],
  );
};

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { hasNewerVersion, lookForNewerVersion } from '@/shared/late-code';
import { fetchMissed } from '@/shared/late-code/missing-code';

/**
 * Reloads the application on navigation if a newer version was found: a new screen has no typed text to lose. Otherwise
 * a navigation looks for a newer version, and retries chunks that failed to load. A return to the tab looks, too.
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

import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { texts } from '@/shared/texts';
import { appTexts } from './app.texts';
import { isMissingCode, openAnew, openAnewOnce, openAnewOnline } from '@/shared/late-code/missing-code';

/**
 * Page in place of a screen that failed to render, or whose chunk failed to load. A missing chunk reloads the page at
 * once if the browser is online, but only once. It reloads again when the network comes back. The page uses plain
 * elements because the component library may not have loaded.
 */
export const RouteFailure = () => {
  const error = useRouteError();
  const isMissing = isMissingCode(error);
  const isOffline = isMissing && !navigator.onLine;

  useEffect(
    function openWhatIsMissing() {
      if (!isMissing) return undefined;
      if (navigator.onLine) openAnewOnce();
      return openAnewOnline();
    },
    [isMissing],
  );
  return (
    <div className="start-failure" role="alert">
      <h1>{isOffline ? appTexts.offline : appTexts.routeFailed}</h1>
      <p>{isOffline ? appTexts.offlineDetail : appTexts.routeFailedDetail}</p>
      <button type="button" onClick={() => void openAnew()}>
        {texts.retry}
      </button>
      {error instanceof Error && (
        <details>
          <summary>{appTexts.details}</summary>
          <code>{error.message}</code>
        </details>
      )}
    </div>
  );
};

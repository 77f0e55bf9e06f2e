import { useRouteError } from 'react-router-dom';
import { texts } from '@/shared/texts';
import { appTexts } from './app.texts';

/**
 * In place of a screen that broke, or whose code could not be loaded; the rest of the application goes on. Plain
 * elements: it is there before the components are, and when they could not be loaded.
 */
export const RouteFailure = () => {
  const error = useRouteError();
  return (
    <div className="start-failure" role="alert">
      <h1>{appTexts.routeFailed}</h1>
      <p>{appTexts.routeFailedDetail}</p>
      {error instanceof Error && <code>{error.message}</code>}
      <button type="button" onClick={() => location.reload()}>
        {texts.retry}
      </button>
    </div>
  );
};

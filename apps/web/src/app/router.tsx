import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Screen } from '@/shared/feature/feature';
import { texts } from '@/shared/texts';
import { features } from './features';
import { redirects } from './redirects';
import { RouteFailure } from './RouteFailure';
import { SignedIn } from './SignedIn';

const routeOf = ({ path, load, ...handle }: Screen): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await load() }),
});

const pages: RouteObject[] = [...features.flatMap(({ screens }) => screens.map(routeOf)), ...redirects];

const Loading = () => (
  <p className="first-paint" role="status">
    <span>{texts.loading}</span>
  </p>
);

/**
 * Creates the router with the screens of the features and the redirects. All require sign-in, which happens before the
 * application renders (A33).
 */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: SignedIn,
      ErrorBoundary: RouteFailure,
      // the frame stays visible while a page loads, and when a page fails
      children: [{ ErrorBoundary: RouteFailure, HydrateFallback: Loading, children: pages }],
    },
  ]);

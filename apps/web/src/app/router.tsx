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
    {texts.loading}
  </p>
);

/** Every address of the application. All need a person who is signed in: without one, this code does not run (A33). */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: SignedIn,
      ErrorBoundary: RouteFailure,
      // the frame stays while a page loads, and when a page breaks
      children: [{ ErrorBoundary: RouteFailure, HydrateFallback: Loading, children: pages }],
    },
  ]);

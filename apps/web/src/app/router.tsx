import { lazy, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Screen } from '@/shared/feature/feature';
import { texts } from '@/shared/texts';
import { features } from './features';
import { redirects } from './redirects';
import { RouteFailure } from './RouteFailure';

const routeOf = ({ path, load, ...handle }: Screen): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await load() }),
});

const pages: RouteObject[] = [...features.flatMap(({ screens }) => screens.map(routeOf)), ...redirects];

// the frame and what it is made of are heavier than all that the sign-in needs: they load once it is answered
const SignedIn = lazy(async () => ({ default: (await import('./SignedIn')).SignedIn }));

const Loading = () => (
  <p className="first-paint" role="status">
    {texts.loading}
  </p>
);

const Root = () => (
  <Suspense fallback={<Loading />}>
    <SignedIn />
  </Suspense>
);

/** Every address of the application. All need a person who is signed in: without one, this code does not run (A33). */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RouteFailure,
      // the frame stays while a page loads, and when a page breaks
      children: [{ ErrorBoundary: RouteFailure, HydrateFallback: Loading, children: pages }],
    },
  ]);

import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { collectorsRoutes } from '@/features/collectors';
import { homeRoutes } from '@/features/home';
import { laterRoutes } from '@/features/later';
import { payersRoutes } from '@/features/payers';
import { paymentsRoutes } from '@/features/payments';
import { profileRoutes } from '@/features/profile';
import { LoadingRows } from '@/shared/feedback';
import { Shell } from './layout/Shell';
import { redirects } from './redirects';
import { RouteFailure } from './RouteFailure';
import { ViewerGate } from './ViewerGate';

const pages: RouteObject[] = [
  ...homeRoutes,
  ...paymentsRoutes,
  ...collectorsRoutes,
  ...payersRoutes,
  ...profileRoutes,
  ...laterRoutes,
  ...redirects,
];

const SignedIn = () => (
  <ViewerGate>
    <Shell />
  </ViewerGate>
);

/** Every address of the application. All need a person who is signed in: without one, this code does not run (A33). */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: SignedIn,
      ErrorBoundary: RouteFailure,
      // the frame stays while a page loads, and when a page breaks
      children: [{ ErrorBoundary: RouteFailure, HydrateFallback: LoadingRows, children: pages }],
    },
  ]);

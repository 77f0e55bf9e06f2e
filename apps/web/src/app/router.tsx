import { lazy, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { collectorsRoutes } from '@/features/collector';
import { exportsRoutes } from '@/features/export';
import { gatewaysRoutes } from '@/features/gateway';
import { homeRoutes } from '@/features/home';
import { laterRoutes } from '@/features/placeholder';
import { notificationsRoutes } from '@/features/notification';
import { payerReferencesRoutes } from '@/features/payer-reference';
import { payersRoutes } from '@/features/payer';
import { paymentsRoutes } from '@/features/payment';
import { profileRoutes } from '@/features/profile';
import { promotionsRoutes } from '@/features/promotion';
import { subscriptionsRoutes } from '@/features/subscription';
import { texts } from '@/shared/texts';
import { redirects } from './redirects';
import { RouteFailure } from './RouteFailure';

const pages: RouteObject[] = [
  ...homeRoutes,
  ...paymentsRoutes,
  ...collectorsRoutes,
  ...promotionsRoutes,
  ...gatewaysRoutes,
  ...payersRoutes,
  ...payerReferencesRoutes,
  ...subscriptionsRoutes,
  ...notificationsRoutes,
  ...exportsRoutes,
  ...profileRoutes,
  ...laterRoutes,
  ...redirects,
];

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

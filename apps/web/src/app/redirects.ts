import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { routes } from '@/domain/routes';
import type { RouteHandle } from '@/shared/auth';
import { appTexts } from './app.texts';
import { screenAbove } from './screen-above';

/**
 * Returns the redirect for an address without a screen. `/comercios` and an id without a slash lead to the collector
 * (CON-04). An address below a screen has no redirect: `UnknownAddress` reports it. Any other leads home (A33).
 */
export const addressFor = (path: string): string | undefined => {
  const [, collectorId] = /^\/comercios([^/]+)$/.exec(path) ?? [];
  if (collectorId) return `${routes.collectors.path}/${collectorId}`;
  return screenAbove(path) ? undefined : routes.home.path;
};

const elsewhere = ({ request }: LoaderFunctionArgs): Response | null => {
  const address = addressFor(new URL(request.url).pathname);
  return address === undefined ? null : redirect(address);
};

/** Redirects the address of a batch below the withdrawals to the page of the batch (CON-02). */
const batchOfWithdrawal = ({ request }: LoaderFunctionArgs): Response => {
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace('/retiros/', '/lotes/')}${search}`);
};

/**
 * Redirects to the page of a batch whose identifiers are search parameters (B93, GAP-21). Without them, redirects to
 * the list.
 */
const batchOfParameters = ({ request }: LoaderFunctionArgs): Response => {
  const { searchParams } = new URL(request.url);
  const [collectorId, id] = [searchParams.get('collectorId'), searchParams.get('id')];
  return redirect(collectorId && id ? routes.batch.href(collectorId, id) : routes.batches.path);
};

/** Component that is never rendered: the loader always redirects. */
const Component = (): null => null;

const unknown: RouteHandle = { title: appTexts.unknownAddress };

/** Routes of addresses without a screen. Each redirects, or reports the address as unknown. */
export const redirects: readonly RouteObject[] = [
  { index: true, loader: elsewhere, Component },
  { path: 'retiros/lotes/:collectorId/:batchId', loader: batchOfWithdrawal, Component },
  { path: 'lotes/lotes', loader: batchOfParameters, Component },
  {
    path: '*',
    loader: elsewhere,
    handle: unknown,
    // lazily loaded: few addresses are unknown
    lazy: async () => ({ Component: (await import('./UnknownAddress')).UnknownAddress }),
  },
];

import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { routes } from '@/domain/routes';
import type { RouteHandle } from '@/shared/auth';
import { appTexts } from './app.texts';
import { screenAbove } from './screen-above';

/**
 * Redirect of an address without a screen: a collector's page written without its slash (CON-04), or home (A33).
 * Undefined below a screen, which reports it: a link that is broken there was meant for something (A33).
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

/** The batch of a withdrawal has one page; its second address leads there (CON-02). */
const batchOfWithdrawal = ({ request }: LoaderFunctionArgs): Response => {
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace('/retiros/', '/lotes/')}${search}`);
};

/** The same page, with both identifiers as search parameters (B93, GAP-21); the list without them. */
const batchOfParameters = ({ request }: LoaderFunctionArgs): Response => {
  const { searchParams } = new URL(request.url);
  const [collectorId, id] = [searchParams.get('collectorId'), searchParams.get('id')];
  return redirect(collectorId && id ? routes.batch.href(collectorId, id) : routes.batches.path);
};

/** Seen for no time at all: the loader leads away before it would be drawn. */
const Component = (): null => null;

const unknown: RouteHandle = { title: appTexts.unknownAddress };

/** Addresses without a screen of their own: they lead to another one, or are reported as unknown. */
export const redirects: readonly RouteObject[] = [
  { index: true, loader: elsewhere, Component },
  { path: 'retiros/lotes/:collectorId/:batchId', loader: batchOfWithdrawal, Component },
  { path: 'lotes/lotes', loader: batchOfParameters, Component },
  {
    path: '*',
    loader: elsewhere,
    handle: unknown,
    // in the chunk of the frame, which is there by then
    lazy: async () => ({ Component: (await import('./UnknownAddress')).UnknownAddress }),
  },
];

import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { routes } from '@/domain/routes';

/** Where an address without a screen leads: the page of a collector written without its slash (CON-04), or home (A33). */
export const addressFor = (path: string): string => {
  const [, collectorId] = /^\/comercios([^/]+)$/.exec(path) ?? [];
  return collectorId ? `${routes.collectors.path}/${collectorId}` : routes.home.path;
};

const elsewhere = ({ request }: LoaderFunctionArgs): Response => redirect(addressFor(new URL(request.url).pathname));

/** The batch of a withdrawal has one page; its second address leads there (CON-02). */
const batchOfWithdrawal = ({ request }: LoaderFunctionArgs): Response => {
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace('/retiros/', '/lotes/')}${search}`);
};

/** Seen for no time at all: the loader leads away before it would be drawn. */
const Component = (): null => null;

/** Addresses that lead to another one. */
export const redirects: readonly RouteObject[] = [
  { index: true, loader: elsewhere, Component },
  { path: 'retiros/lotes/:collectorId/:batchId', loader: batchOfWithdrawal, Component },
  { path: '*', loader: elsewhere, Component },
];

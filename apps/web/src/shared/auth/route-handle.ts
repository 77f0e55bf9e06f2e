import type { Needs } from './any-of';

type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a route says of itself in its `handle`; the shell titles the page with it and refuses whom it is not for. */
export interface RouteHandle extends Needs {
  /** Title of the page, or how to make it of the route's parameters: `({ id }) => `Pago ${id}``. */
  readonly title: string | ((params: RouteParams) => string);
}

/** Tells a route's `handle`, which the router knows only as `unknown`. */
export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' &&
  handle !== null &&
  'title' in handle &&
  (typeof handle.title === 'string' || typeof handle.title === 'function');

/** The title of a page. */
export const titleOf = ({ title }: RouteHandle, params: RouteParams): string =>
  typeof title === 'string' ? title : title(params);

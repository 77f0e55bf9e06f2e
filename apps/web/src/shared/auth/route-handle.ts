import { useMatches, useParams } from 'react-router-dom';
import { isRecord } from '@/shared/is-record';
import type { Needs } from './permissions';

type RouteParams = Readonly<Record<string, string | undefined>>;

/** The `handle` of a route: the title of the page, and the permissions that open it. */
export interface RouteHandle extends Needs {
  /** Title of the page, or how to make it of the route's parameters: `({ id }) => `Pago ${id}``. */
  readonly title: string | ((params: RouteParams) => string);
}

/** Recognizes a route's `handle`, which the router knows only as `unknown`. */
const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  isRecord(handle) && (typeof handle['title'] === 'string' || typeof handle['title'] === 'function');

/** The title of a page. */
export const titleOf = ({ title }: RouteHandle, params: RouteParams): string =>
  typeof title === 'string' ? title : title(params);

/** The screen that the address opens; undefined at an address without one. */
export const useScreen = (): RouteHandle | undefined =>
  useMatches()
    .map(({ handle }) => handle)
    .findLast(isRouteHandle);

/** The title of the screen that the address opens. */
export const useScreenTitle = (): string => {
  const screen = useScreen();
  const params = useParams();
  return screen ? titleOf(screen, params) : '';
};

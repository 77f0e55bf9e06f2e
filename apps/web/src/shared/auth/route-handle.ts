import { useMatches, useParams } from 'react-router-dom';
import { isRecord } from '@/shared/is-record';
import type { Needs } from './permissions';

type RouteParams = Readonly<Record<string, string | undefined>>;

/** `handle` of a route: the title of the page, and the permissions that open it. */
export interface RouteHandle extends Needs {
  /** Title, or a function from the route's parameters to the title: `({ id }) => `Pago ${id}``. */
  readonly title: string | ((params: RouteParams) => string);
}

/** Type guard: the router types a `handle` as `unknown`. */
const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  isRecord(handle) && (typeof handle['title'] === 'string' || typeof handle['title'] === 'function');

/** Returns the title of a page. */
export const titleOf = ({ title }: RouteHandle, params: RouteParams): string =>
  typeof title === 'string' ? title : title(params);

/** Returns the screen of the current address; undefined when the address has none. */
export const useScreen = (): RouteHandle | undefined =>
  useMatches()
    .map(({ handle }) => handle)
    .findLast(isRouteHandle);

/** Returns the title of the screen of the current address; empty when the address has none. */
export const useScreenTitle = (): string => {
  const screen = useScreen();
  const params = useParams();
  return screen ? titleOf(screen, params) : '';
};

export {
  AuthenticationContext,
  useAuthentication,
  useSessionState,
  useViewer,
  ViewerContext,
  type Viewer,
} from './auth-context';
export type { Authentication } from './keycloak';
export { Can, holdsAny, mayOpen, useCan, useMayExplore, usePermissions, type Needs } from './permissions';
export { WANTED, WANTS_ALL, whyNotHref } from './why-not';
export { titleOf, useScreen, useScreenTitle, type RouteHandle } from './route-handle';

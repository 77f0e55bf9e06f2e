export {
  AuthenticationContext,
  useAuthentication,
  useSessionState,
  useViewer,
  ViewerContext,
  type Viewer,
} from './auth-context';
export { Can } from './Can';
export type { Authentication } from './keycloak';
export { holdsAny, mayOpen, type Needs } from './any-of';
export { useCan, usePermissions } from './permissions';
export { isRouteHandle, titleOf, type RouteHandle } from './route-handle';

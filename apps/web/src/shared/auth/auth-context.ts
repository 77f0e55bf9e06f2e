import type { Permission } from '@backoffice/schema/roles';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Authentication } from './keycloak';
import type { SessionState } from './session';

/** Signed-in person as the gateway reports them. Permissions come from the gateway, never from the token. */
export interface Viewer {
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  readonly permissions: ReadonlySet<Permission>;
}

export const AuthenticationContext = createContext<Authentication | undefined>(undefined);
export const ViewerContext = createContext<Viewer | undefined>(undefined);

/**
 * Returns the session, the profile, and the functions that sign in again and sign out. Throws outside of an
 * `AuthenticationContext`.
 */
export const useAuthentication = (): Authentication => {
  const authentication = useContext(AuthenticationContext);
  if (!authentication)
    throw new Error('useAuthentication needs an AuthenticationContext above it; see app/Application.tsx.');
  return authentication;
};

/** Returns the state of the session and the time at which its token expires. */
export const useSessionState = (): SessionState => {
  const { session } = useAuthentication();
  return useSyncExternalStore(session.subscribe, session.state);
};

/** Returns the signed-in person. Throws outside of a `ViewerContext`. */
export const useViewer = (): Viewer => {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a ViewerContext above it; see app/SignedIn.tsx.');
  return viewer;
};

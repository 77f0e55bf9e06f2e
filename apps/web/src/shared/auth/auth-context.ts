import type { Permission } from '@backoffice/schema/roles';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Authentication } from './keycloak';
import type { SessionState } from './session';

/** The signed-in person as the gateway knows them; permissions are always its own answer, never read from the token. */
export interface Viewer {
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  readonly permissions: ReadonlySet<Permission>;
}

export const AuthenticationContext = createContext<Authentication | undefined>(undefined);
export const ViewerContext = createContext<Viewer | undefined>(undefined);

/** Profile, sign-in again and sign-out. */
export const useAuthentication = (): Authentication => {
  const authentication = useContext(AuthenticationContext);
  if (!authentication)
    throw new Error('useAuthentication needs an AuthenticationContext above it; see app/providers.tsx.');
  return authentication;
};

/** State of the session, and the moment until which it holds. */
export const useSessionState = (): SessionState => {
  const { session } = useAuthentication();
  return useSyncExternalStore(session.subscribe, session.state);
};

/** The signed-in person. */
export const useViewer = (): Viewer => {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a ViewerProvider above it; see app/layout/Shell.tsx.');
  return viewer;
};

import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Session } from '@/shared/auth/session';
import { createApolloClient } from './client';

interface DataProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Gives the client of the gateway to the screens; what they show is asked again when an expired session goes on. */
export const DataProvider = ({ session, children }: DataProviderProps) => {
  const [client] = useState(() => createApolloClient(session, navigator.language));
  useEffect(
    function askAgainAfterSignIn() {
      let wasExpired = false;
      return session.subscribe(() => {
        const expired = session.state().status === 'expired';
        if (wasExpired && !expired) void client.refetchObservableQueries();
        wasExpired = expired;
      });
    },
    [client, session],
  );
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
};

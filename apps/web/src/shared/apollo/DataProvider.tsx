import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Session } from '@/shared/auth/session';
import { createApolloClient } from './client';

interface DataProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/**
 * Provides the Apollo client. It refetches the queries on the screen when a session that expired, or lost the identity
 * service, is active again.
 */
export const DataProvider = ({ session, children }: DataProviderProps) => {
  const [client] = useState(() => createApolloClient(session, navigator.language));
  useEffect(
    function refetchWhenActiveAgain() {
      let wasInterrupted = false;
      return session.subscribe(() => {
        const interrupted = session.state().status !== 'active';
        if (wasInterrupted && !interrupted) void client.refetchObservableQueries();
        wasInterrupted = interrupted;
      });
    },
    [client, session],
  );
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
};

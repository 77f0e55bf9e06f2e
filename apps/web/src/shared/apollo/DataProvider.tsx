import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Session } from '@/shared/auth/session';
import { createApolloClient } from './client';

interface DataProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Provides the Apollo client. When an interrupted session resumes, it refetches the queries on the screen. */
export const DataProvider = ({ session, children }: DataProviderProps) => {
  const [client] = useState(() => createApolloClient(session, navigator.language));
  useEffect(
    function askAgainAfterSignIn() {
      let wasStopped = false;
      return session.subscribe(() => {
        const stopped = session.state().status !== 'active';
        if (wasStopped && !stopped) void client.refetchObservableQueries();
        wasStopped = stopped;
      });
    },
    [client, session],
  );
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
};

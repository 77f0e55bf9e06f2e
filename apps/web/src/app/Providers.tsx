import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { paymentTypePolicies } from '@/features/payments';
import { createApolloClient } from '@/shared/apollo';
import { AuthenticationContext, type Authentication } from '@/shared/auth';
import { NoticeProvider } from '@/shared/feedback';
import { SettingsContext, type Settings } from '@/shared/settings';
import { AppTheme } from '@/shared/theme';
import { SessionExpiredDialog } from './SessionExpiredDialog';

interface ProvidersProps {
  readonly settings: Settings;
  readonly authentication: Authentication;
  readonly children: ReactNode;
}

/** What every screen stands on: settings, session, data, look and notices. */
export const Providers = ({ settings, authentication, children }: ProvidersProps) => {
  const { session } = authentication;
  const [client] = useState(() => createApolloClient(session, navigator.language, paymentTypePolicies));

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

  return (
    <SettingsContext value={settings}>
      <AuthenticationContext value={authentication}>
        <ApolloProvider client={client}>
          <AppTheme>
            <NoticeProvider>
              {children}
              <SessionExpiredDialog />
            </NoticeProvider>
          </AppTheme>
        </ApolloProvider>
      </AuthenticationContext>
    </SettingsContext>
  );
};

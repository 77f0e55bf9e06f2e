import type { ReactNode } from 'react';
import { paymentTypePolicies } from '@/features/payment';
import { subscriptionTypePolicies } from '@/features/subscription';
import { DataProvider } from '@/shared/apollo';
import { AuthenticationContext, type Authentication } from '@/shared/auth';
import { SettingsContext, type Settings } from '@/shared/settings';
import { AppTheme } from '@/shared/theme';

interface ProvidersProps {
  readonly settings: Settings;
  readonly authentication: Authentication;
  readonly children: ReactNode;
}

const typePolicies = { ...paymentTypePolicies, ...subscriptionTypePolicies };

/** What every screen stands on: settings, session, data and look. */
export const Providers = ({ settings, authentication, children }: ProvidersProps) => (
  <SettingsContext value={settings}>
    <AuthenticationContext value={authentication}>
      <DataProvider session={authentication.session} typePolicies={typePolicies}>
        <AppTheme>{children}</AppTheme>
      </DataProvider>
    </AuthenticationContext>
  </SettingsContext>
);

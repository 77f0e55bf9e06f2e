import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { DataProvider } from '@/shared/apollo';
import { AuthenticationContext, type Authentication } from '@/shared/auth';
import { FeaturesContext } from '@/shared/feature/feature';
import { lateHelper } from '@/shared/late-code';
import { SettingsContext, type Settings } from '@/shared/settings';
import { AppTheme } from '@/shared/theme';
import { WhoChangedContext, type ChangedRecord } from '@/shared/versions/WhoChanged';
import { features } from './features';

// seldom needed, and only then loaded
const LastChange = lateHelper(async () => (await import('@/domain/activity/LastChange')).LastChange);
const whoChanged = (record: ChangedRecord) => <LastChange {...record} />;

interface ApplicationProps {
  readonly settings: Settings;
  readonly authentication: Authentication;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

/**
 * The screens of a router in the contexts that each of them reads: settings, session, data, features and theme. The
 * router renders without transitions: in one, a query asks for the old address and the new one in turns until it ends.
 */
export const Application = ({ settings, authentication, router }: ApplicationProps) => (
  <SettingsContext value={settings}>
    <AuthenticationContext value={authentication}>
      <DataProvider session={authentication.session}>
        <FeaturesContext value={features}>
          <WhoChangedContext value={whoChanged}>
            <AppTheme>
              <RouterProvider router={router} useTransitions={false} />
            </AppTheme>
          </WhoChangedContext>
        </FeaturesContext>
      </DataProvider>
    </AuthenticationContext>
  </SettingsContext>
);

import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { DataProvider } from '@/shared/apollo';
import { AuthenticationContext, type Authentication } from '@/shared/auth';
import { FeaturesContext } from '@/shared/feature/feature';
import { LoadTopics } from '@/shared/help/use-topics';
import { lateHelper } from '@/shared/late-code';
import { SettingsContext, type Settings } from '@/shared/settings';
import { AppTheme } from '@/shared/theme';
import { WhoChangedContext, type ChangedRecord } from '@/shared/versions/WhoChanged';
import { features } from './features';

// lazily loaded: few sessions need it
const LastChange = lateHelper(async () => (await import('@/domain/activity/LastChange')).LastChange);
const whoChanged = (record: ChangedRecord) => <LastChange {...record} />;

const loadTopics = async () => (await Promise.all(features.map(async ({ help }) => (await help?.load()) ?? []))).flat();

interface ApplicationProps {
  readonly settings: Settings;
  readonly authentication: Authentication;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

/**
 * Screens of a router within their contexts: settings, session, data, features and theme. The router renders without
 * transitions. During a transition a query would alternate between the old and the new address.
 */
export const Application = ({ settings, authentication, router }: ApplicationProps) => (
  <SettingsContext value={settings}>
    <AuthenticationContext value={authentication}>
      <DataProvider session={authentication.session}>
        <FeaturesContext value={features}>
          <WhoChangedContext value={whoChanged}>
            <AppTheme>
              <LoadTopics value={loadTopics}>
                <RouterProvider router={router} useTransitions={false} />
              </LoadTopics>
            </AppTheme>
          </WhoChangedContext>
        </FeaturesContext>
      </DataProvider>
    </AuthenticationContext>
  </SettingsContext>
);

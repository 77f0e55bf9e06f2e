import '@/shared/theme/inter.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { DataProvider } from '@/shared/apollo';
import { AuthenticationContext, type Authentication } from '@/shared/auth';
import { FeaturesContext } from '@/shared/feature/feature';
import { SettingsContext, type Settings } from '@/shared/settings';
import { AppTheme } from '@/shared/theme';
import { features } from './features';
import { createRouter } from './router';

interface ProvidersProps {
  readonly settings: Settings;
  readonly authentication: Authentication;
  readonly children: ReactNode;
}

const typePolicies = Object.fromEntries(features.flatMap((feature) => Object.entries(feature.typePolicies ?? {})));

/** Contexts that every screen reads: settings, session, data, features and theme. */
const Providers = ({ settings, authentication, children }: ProvidersProps) => (
  <SettingsContext value={settings}>
    <AuthenticationContext value={authentication}>
      <DataProvider session={authentication.session} typePolicies={typePolicies}>
        <FeaturesContext value={features}>
          <AppTheme>{children}</AppTheme>
        </FeaturesContext>
      </DataProvider>
    </AuthenticationContext>
  </SettingsContext>
);

/** Draws the application for the person who is signed in. */
export const startApplication = (root: HTMLElement, settings: Settings, authentication: Authentication): void => {
  createRoot(root).render(
    <StrictMode>
      <Providers settings={settings} authentication={authentication}>
        {/* Without transitions: in one, a query keeps asking for the old address and the new one in turns until it ends. */}
        <RouterProvider router={createRouter()} useTransitions={false} />
      </Providers>
    </StrictMode>,
  );
};

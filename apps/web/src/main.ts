import { showStartFailure } from '@/app/start-failure';
import { authenticate } from '@/shared/auth/keycloak';
import { recordEarlySearch } from '@/shared/keyboard/early-search';
import { readSettings } from '@/shared/settings/settings';

/** Loads the application, and preloads the chunk of the screen at the address. */
const loadApplication = async () => {
  const { preload, startApplication } = await import('@/app/start');
  preload(location.pathname);
  return startApplication;
};

/** Starts the sign-in and loads the application at the same time, then renders it. */
const start = async (root: HTMLElement): Promise<void> => {
  const authenticated = readSettings().then(async (settings) => ({
    settings,
    authentication: await authenticate(settings.keycloak),
  }));
  const [{ settings, authentication }, startApplication] = await Promise.all([authenticated, loadApplication()]);
  startApplication(root, settings, authentication);
};

recordEarlySearch();

const root = document.getElementById('root');
if (root)
  start(root).catch((error: unknown) => {
    showStartFailure(root, error);
  });

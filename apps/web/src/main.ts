import { showStartFailure } from '@/app/start-failure';
import { authenticate } from '@/shared/auth/keycloak';
import { readSettings } from '@/shared/settings/settings';

/** Loads the application, and with it the code of the address. */
const loadApplication = async () => {
  const { preload, startApplication } = await import('@/app/start');
  preload(location.pathname);
  return startApplication;
};

/** The identity service is asked first; the application, which is heavier, loads while it answers. */
const start = async (root: HTMLElement): Promise<void> => {
  const authenticated = readSettings().then(async (settings) => ({
    settings,
    authentication: await authenticate(settings.keycloak),
  }));
  const [{ settings, authentication }, startApplication] = await Promise.all([authenticated, loadApplication()]);
  startApplication(root, settings, authentication);
};

const root = document.getElementById('root');
if (root)
  start(root).catch((error: unknown) => {
    showStartFailure(root, error);
  });

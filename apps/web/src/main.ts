import { showStartFailure } from '@/app/start-failure';
import { authenticate } from '@/shared/auth/keycloak';
import { readSettings } from '@/shared/settings/settings';

/** The identity service is asked first; the application, which is heavier, loads while it answers. */
const start = async (root: HTMLElement): Promise<void> => {
  const authenticated = readSettings().then(async (settings) => ({
    settings,
    authentication: await authenticate(settings.keycloak),
  }));
  const application = import('@/app/start').then((module) => {
    module.preload(location.pathname);
    return module;
  });
  const [{ settings, authentication }, { startApplication }] = await Promise.all([authenticated, application]);
  startApplication(root, settings, authentication);
};

const root = document.getElementById('root');
if (root)
  start(root).catch((error: unknown) => {
    showStartFailure(root, error);
  });

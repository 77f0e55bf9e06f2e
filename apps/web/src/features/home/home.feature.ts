import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';

/** Home page. */
export const feature = defineFeature({
  screens: [{ path: routes.home.path, title: 'Inicio', load: async () => (await import('./HomePage')).HomePage }],
});

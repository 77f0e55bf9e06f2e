import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';

/** Page with the description of each permission. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.permissions.path,
      title: 'Permisos',
      load: async () => (await import('./PermissionsPage')).PermissionsPage,
    },
  ],
});

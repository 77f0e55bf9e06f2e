import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';
import { permissionsTitle } from './permissions.titles';

/** What each permission lets a person do. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.permissions.path,
      title: permissionsTitle,
      load: async () => (await import('./PermissionsPage')).PermissionsPage,
    },
  ],
});

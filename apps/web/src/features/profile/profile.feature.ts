import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';

/** Profile of the signed-in person. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.profile.path,
      title: 'Perfil',
      load: async () => (await import('./ProfilePage')).ProfilePage,
    },
  ],
});

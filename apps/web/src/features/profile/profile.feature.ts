import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';
import { profileTitle } from './profile.titles';

/** The profile of the signed-in person. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.profile.path,
      title: profileTitle,
      load: async () => (await import('./ProfilePage')).ProfilePage,
    },
  ],
});

import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';
import { profileTexts } from './profile.texts';

/** The profile of the signed-in person. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.profile.path,
      title: profileTexts.title,
      load: async () => (await import('./ProfilePage')).ProfilePage,
    },
  ],
});

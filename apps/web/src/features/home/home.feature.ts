import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';
import { homeTexts } from './home.texts';

/** The first page. */
export const feature = defineFeature({
  screens: [
    { path: routes.home.path, title: homeTexts.title, load: async () => (await import('./HomePage')).HomePage },
  ],
});

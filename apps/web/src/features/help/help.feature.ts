import { routes } from '@/domain/routes';
import { defineFeature } from '@/shared/feature/feature';

/** Help: terms, statuses and keys. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.help.path,
      title: 'Ayuda',
      words: 'glosario términos estados atajos soporte',
      load: async () => (await import('./HelpPage')).HelpPage,
    },
  ],
  help: { load: async () => (await import('./general.help')).help },
});

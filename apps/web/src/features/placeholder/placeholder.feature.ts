import { defineFeature } from '@/shared/feature/feature';
import { placeholderScreens } from './placeholder.screens';

/** Areas that the documents name and show nothing of (GAP-03). */
export const feature = defineFeature({
  screens: placeholderScreens,
  permissions: [{ area: 'Desarrollo', words: { DEVELOPER: 'Explorar el esquema y ejecutar consultas' } }],
});

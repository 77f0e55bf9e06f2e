import { defineFeature } from '@/shared/feature/feature';
import { placeholderScreens } from './placeholder.screens';

/** Areas that the specification only names (GAP-03). */
export const feature = defineFeature({
  screens: placeholderScreens,
  permissions: [{ area: 'Desarrollo', words: { DEVELOPER: 'Explorar el esquema y ejecutar consultas' } }],
});

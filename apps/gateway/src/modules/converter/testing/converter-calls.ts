import { anImportOf } from '../../../testing/uploads.ts';
import { given } from '../../../testing/waiting-entities.ts';

/** Returns valid arguments of each mutation. */
export const converterTries = () => ({
  createConversionUpload: given({ import: anImportOf(10), configurationId: 'banco-ancho-fijo' }),
});

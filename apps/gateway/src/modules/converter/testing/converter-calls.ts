import { anImportOf } from '../../../testing/uploads.ts';
import { given } from '../../../testing/waiting-entities.ts';

/** Good arguments of each mutation, on something of which it may be done. */
export const converterTries = () => ({
  createConversionUpload: given({ import: anImportOf(10), configurationId: 'banco-ancho-fijo' }),
});

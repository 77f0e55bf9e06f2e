import { anImportOf } from '../../../testing/uploads.ts';
import { given } from '../../../testing/waiting-entities.ts';

/** Creates valid arguments for each mutation of the module, for the tests over all mutations. */
export const converterArguments = () => ({
  createConversionUpload: given({ import: anImportOf(10), configurationId: 'banco-ancho-fijo' }),
});

import { defineModule } from '../define-module.ts';
import { importActions } from './import.actions.ts';
import { uploadedImport } from './import.mappers.ts';
import { importResolvers } from './import.resolvers.ts';
import { createImportSource } from './import.source.ts';
import { importRefusals } from './import.texts.ts';

/** Module of imports, which are files of payment requests. */
export const importModule = defineModule({
  service: 'import',
  serviceLabel: 'importaciones',
  refusals: importRefusals,
  resolvers: importResolvers,
  actions: { Import: importActions },
  readUpload: uploadedImport,
  createSource: createImportSource,
});

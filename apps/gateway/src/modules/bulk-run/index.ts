import { defineLocalModule } from '../define-module.ts';
import { bulkRunResolvers } from './bulk-run.resolvers.ts';

/** Module of bulk runs, which are stored by the gateway itself. */
export const bulkRunModule = defineLocalModule({
  resolvers: bulkRunResolvers,
  // derived from the mutation's name by the schema
  localFields: ['BulkRun.type'],
});

import { defineLocalModule } from '../define-module.ts';
import { bulkRunResolvers } from './bulk-run.resolvers.ts';

/** Bulk runs of people, from the store of the gateway itself. */
export const bulkRunModule = defineLocalModule({
  resolvers: bulkRunResolvers,
  // from the name of the mutation, by the schema
  localFields: ['BulkRun.type'],
});

import { defineLocalModule } from '../define-module.ts';
import { bulkRunResolvers } from './bulk-run.resolvers.ts';

/** Module of bulk runs, which the gateway itself stores. */
export const bulkRunModule = defineLocalModule({
  resolvers: bulkRunResolvers,
  // the type is derived from the name of the mutation
  localFields: ['BulkRun.type'],
});

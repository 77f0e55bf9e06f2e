import { defineLocalModule } from '../define-module.ts';
import { openRecordResolvers } from './open-record.resolvers.ts';

/** Module of the presence of people in records, which the gateways keep in the shared memory. */
export const openRecordModule = defineLocalModule({ resolvers: openRecordResolvers });

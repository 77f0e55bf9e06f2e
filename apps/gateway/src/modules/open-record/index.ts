import { defineLocalModule } from '../define-module.ts';
import { openRecordResolvers } from './open-record.resolvers.ts';

/** Module that tells who has a record open. The gateways keep this in the shared memory. */
export const openRecordModule = defineLocalModule({ resolvers: openRecordResolvers });

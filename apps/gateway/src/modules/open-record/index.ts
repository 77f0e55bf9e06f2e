import { defineLocalModule } from '../define-module.ts';
import { openRecordResolvers } from './open-record.resolvers.ts';

/** Records that people have open, in the memory that the gateways share. */
export const openRecordModule = defineLocalModule({ resolvers: openRecordResolvers });

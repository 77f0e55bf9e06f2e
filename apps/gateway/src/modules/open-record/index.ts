import { defineLocalModule } from '../define-module.ts';
import { openRecordResolvers } from './open-record.resolvers.ts';

/** Module that reports who has a record open. The shared memory of the gateways stores this. */
export const openRecordModule = defineLocalModule({ resolvers: openRecordResolvers });

import { defineLocalModule } from '../define-module.ts';
import { takeResolvers } from './record-take.resolvers.ts';

/** Takes of records by those who work on them, in the activity. */
export const recordTakeModule = defineLocalModule({ resolvers: takeResolvers });

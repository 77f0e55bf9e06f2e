import { defineLocalModule } from '../define-module.ts';
import { takeResolvers } from './record-take.resolvers.ts';

/** Module of takes: people say that they work on a record. Takes are stored in the activity. */
export const recordTakeModule = defineLocalModule({ resolvers: takeResolvers });

import { defineLocalModule } from '../define-module.ts';
import { decisionResolvers } from './decision.resolvers.ts';

/** Module of decisions: changes by others of records on which the person acted, from the activity. */
export const decisionModule = defineLocalModule({ resolvers: decisionResolvers });

import { defineLocalModule } from '../define-module.ts';
import { decisionResolvers } from './decision.resolvers.ts';

/** Decisions of others on records of the person, in the activity. */
export const decisionModule = defineLocalModule({ resolvers: decisionResolvers });

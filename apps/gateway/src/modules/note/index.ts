import { defineLocalModule } from '../define-module.ts';
import { noteResolvers } from './note.resolvers.ts';

/** Notes on records, in the activity. */
export const noteModule = defineLocalModule({ resolvers: noteResolvers });

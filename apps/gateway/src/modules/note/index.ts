import { defineLocalModule } from '../define-module.ts';
import { noteResolvers } from './note.resolvers.ts';

/** Module of notes on records, which are stored in the activity. */
export const noteModule = defineLocalModule({ resolvers: noteResolvers });

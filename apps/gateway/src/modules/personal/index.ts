import { defineLocalModule } from '../define-module.ts';
import { personalResolvers } from './personal.resolvers.ts';

/** Settings and saved views of people, from the store of the gateway itself. */
export const personalModule = defineLocalModule({
  resolvers: personalResolvers,
  // one statement of three, which no service is asked for
  localFields: ['Viewer.personal'],
});

import { defineLocalModule } from '../define-module.ts';
import { personalResolvers } from './personal.resolvers.ts';

/** Settings and saved views of people, from the store of the gateway itself. */
export const personalModule = defineLocalModule({
  resolvers: personalResolvers,
  // one statement of three, for which no service is called
  localFields: ['Viewer.personal'],
});

import { defineLocalModule } from '../define-module.ts';
import { personalResolvers } from './personal.resolvers.ts';

/** Module of settings and saved views, which are stored by the gateway itself. */
export const personalModule = defineLocalModule({
  resolvers: personalResolvers,
  // three database queries and no service call
  localFields: ['Viewer.personal'],
});

import { defineLocalModule } from '../define-module.ts';
import { personalResolvers } from './personal.resolvers.ts';

/** Module of settings and saved views, which the gateway itself stores. */
export const personalModule = defineLocalModule({
  resolvers: personalResolvers,
  // it reads the database, and calls no service
  localFields: ['Viewer.personal'],
});

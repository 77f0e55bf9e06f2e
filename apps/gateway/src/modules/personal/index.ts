import { defineLocalModule } from '../define-module.ts';
import { personalResolvers } from './personal.resolvers.ts';

/** Module of settings and saved views, which the gateway itself stores. */
export const personalModule = defineLocalModule({
  resolvers: personalResolvers,
  // the field reads the gateway's database, and calls no service
  localFields: ['Viewer.personal'],
});

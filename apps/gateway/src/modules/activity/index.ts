import { defineLocalModule } from '../define-module.ts';
import { activityResolvers } from './activity.resolvers.ts';

export { openActivityFiles } from './activity.file.ts';
export { recordsFrom } from './activity.records.ts';

/** Module of the activity, which is read from the gateway's own store. */
export const activityModule = defineLocalModule({ resolvers: activityResolvers });

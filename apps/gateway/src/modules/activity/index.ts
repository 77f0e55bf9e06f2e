import { defineLocalModule } from '../define-module.ts';
import { activityResolvers } from './activity.resolvers.ts';

export { openActivityFiles } from './activity.file.ts';

/** The activity, from the store of the gateway itself. */
export const activityModule = defineLocalModule({ resolvers: activityResolvers });

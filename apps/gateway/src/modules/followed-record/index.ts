import { defineLocalModule } from '../define-module.ts';
import { followedRecordResolvers } from './followed-record.resolvers.ts';

/** Module of followed records. The store of settings has them. */
export const followedRecordModule = defineLocalModule({
  resolvers: followedRecordResolvers,
  localFields: ['Query.isFollowed'],
});

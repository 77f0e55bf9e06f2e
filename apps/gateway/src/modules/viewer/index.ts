import { defineLocalModule } from '../define-module.ts';
import { viewerResolvers } from './viewer.resolvers.ts';

/** Module of the signed-in person. */
export const viewerModule = defineLocalModule({ resolvers: viewerResolvers, localFields: ['Query.viewer'] });

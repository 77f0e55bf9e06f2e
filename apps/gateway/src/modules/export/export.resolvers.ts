import type { Resolvers } from '../resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { exportMutations } from './export.mutations.ts';
import { exportSearch } from './export.search.ts';

/** Resolvers of exports, which are lists as files. */
export const exportResolvers: Resolvers = {
  Query: {
    exports: listBy(exportSearch, (sources) => sources.export.list),
    export: (_root, { id }, { sources }) => sources.export.byId(id),
  },
  Mutation: exportMutations,
};

import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { exportMutations } from './export.mutations.ts';
import { exportFilters, exportSorts } from './export.search.ts';

/** Exports: lists as files. */
export const exportResolvers: Resolvers = {
  Query: {
    exports: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.export.list({ filters: exportFilters(filter), sorts: exportSorts(sorts), ...pageOf(page) }),
    export: (_root, { id }, { sources }) => sources.export.byId(id),
  },
  Mutation: exportMutations,
};

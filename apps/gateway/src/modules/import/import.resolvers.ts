import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { importActions } from './import.actions.ts';
import { importMutations } from './import.mutations.ts';
import { importFilters, importSorts, rowFilters, rowSorts } from './import.search.ts';

/** Files of payment requests, and what becomes of their rows. */
export const importResolvers: Resolvers = {
  Query: {
    imports: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.import.list({ filters: importFilters(filter), sorts: importSorts(sorts), ...pageOf(page) }),
    import: (_root, { id }, { sources }) => sources.import.byId(id),
  },
  Mutation: importMutations,
  Import: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    availableActions: (given, { names }, { asker }) => importActions.available(given, asker(), names),
    rows: ({ id }, { filter, sorts, ...page }, { sources }) =>
      sources.import.rows(id, { filters: rowFilters(filter), sorts: rowSorts(sorts), ...pageOf(page) }),
  },
};

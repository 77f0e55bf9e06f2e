import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { importMutations } from './import.mutations.ts';
import { importSearch, rowSearch } from './import.search.ts';

/** Files of payment requests, and what becomes of their rows. */
export const importResolvers: Resolvers = {
  Query: {
    imports: listBy(importSearch, (sources) => sources.import.list),
    import: (_root, { id }, { sources }) => sources.import.byId(id),
  },
  Mutation: importMutations,
  Import: {
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    rows: listBy(
      rowSearch,
      (sources, { id }) =>
        (query) =>
          sources.import.rows(id, query),
    ),
  },
};

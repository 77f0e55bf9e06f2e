import type { Resolvers } from '../resolvers.generated.ts';
import { exactText, externalId, mostExternalIds } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { endedImports } from './ended-imports.ts';
import { sumBy } from '../../module-kit/list/sum-by.ts';
import { importMutations } from './import.mutations.ts';
import { importSearch, rowSearch } from './import.search.ts';
import { idsAtOnce } from './import.texts.ts';

/** Resolvers of imports, which are files of payment requests, and of their rows. */
export const importResolvers: Resolvers = {
  Viewer: { endedImports: (_viewer, _args, context) => endedImports(context) },
  Query: {
    imports: listBy(importSearch, (sources) => sources.import.list),
    import: (_root, { id }, { sources }) => sources.import.byId(id),
    importSum: sumBy(
      importSearch,
      'import',
      (sources) => sources.import.list,
      ({ totalAmount }) => totalAmount,
    ),
    externalIdUses: (_root, args, { sources }) => {
      const collectorId = checked('collectorId', exactText.required(), args.collectorId);
      const count = args.externalIds.length;
      if (count === 0 || count > mostExternalIds) throw inputError('externalIds', idsAtOnce(mostExternalIds));
      const ids = args.externalIds.map((id) => checked('externalIds', externalId, id));
      return sources.import.usesOfIds(collectorId, ids);
    },
  },
  Mutation: importMutations,
  Import: {
    repeatedIds: ({ id }, _args, { sources }) => sources.import.repeatedIds(id),
    collector: ({ collectorId }, _args, { sources }) => sources.collector.load(collectorId),
    rows: listBy(
      rowSearch,
      (sources, { id }) =>
        (query) =>
          sources.import.rows(id, query),
    ),
  },
};

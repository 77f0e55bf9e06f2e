import { inputError } from '../../errors/gateway-error.ts';
import type { QueryResolvers, Resolvers } from '../resolvers.generated.ts';
import { pageOf } from '../../module-kit/list/list-arguments.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { binMutations } from './bin.mutations.ts';
import { binSearch, choiceFilters } from './bin.search.ts';
import type { BinSource } from './bin.source.ts';
import { onlySixDigits } from './bin.texts.ts';

/** Creates the resolver of a look-up list. */
const choicesOf =
  (of: Parameters<BinSource['choices']>[0]): NonNullable<QueryResolvers['binBrands']> =>
  (_root, { search, ...page }, { sources }) =>
    sources.bin.choices(of, { filters: choiceFilters(search), ...pageOf(page) });

/** Resolvers of BINs, the first six digits of a card. */
export const binResolvers: Resolvers = {
  Query: {
    bins: listBy(binSearch, ({ bin }) => bin.list),
    bin: (_root, { id }, { sources }) => {
      // a longer number may be a card number, which must not be sent to the service
      if (/\d{7}/.test(id)) throw inputError('id', onlySixDigits);
      return /^\d{6}$/.test(id) ? sources.bin.byId(id) : null;
    },
    binBrands: choicesOf('brands'),
    binTypes: choicesOf('types'),
    binSubtypes: choicesOf('subtypes'),
    binIssuers: choicesOf('issuers'),
  },
  Mutation: binMutations,
};

import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { pageOf } from '../list-arguments.ts';
import { taxFormActions } from './formularios.actions.ts';
import { deadlinesIn } from './formularios.deadlines.ts';
import { taxFormMutations } from './formularios.mutations.ts';
import { taxFormFilters, taxFormSorts } from './formularios.search.ts';

/** Forms for the tax authority, their files and their due dates. */
export const taxFormResolvers: Resolvers = {
  Query: {
    taxForms: (_root, { filter, sorts, ...page }, { sources }) =>
      sources.formularios.list({ filters: taxFormFilters(filter), sorts: taxFormSorts(sorts), ...pageOf(page) }),
    taxForm: (_root, { id }, { sources }) => sources.formularios.byId(id),
    taxFormStructures: (_root, _args, { sources }) => sources.formularios.structures(),
    taxDeadlines: (_root, { month }, { sources, now }) => deadlinesIn(sources.formularios, month, now()),
  },
  Mutation: taxFormMutations,
  TaxForm: {
    availableActions: (form, { names }, { asker }) => taxFormActions.available(form, asker(), names),
  },
};

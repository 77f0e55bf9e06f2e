import type { Resolvers } from '../resolvers.generated.ts';
import { listBy } from '../../module-kit/list/search.ts';
import { deadlinesIn } from './tax-form.deadlines.ts';
import { taxFormMutations } from './tax-form.mutations.ts';
import { taxFormPeople } from './tax-form.people.ts';
import { taxFormSearch } from './tax-form.search.ts';

/** Resolvers of forms for the tax authority, with their files and due dates. */
export const taxFormResolvers: Resolvers = {
  Query: {
    taxForms: listBy(taxFormSearch, ({ taxForm }) => taxForm.list),
    taxForm: (_root, { id }, { sources }) => sources.taxForm.byId(id),
    taxFormStructures: (_root, _args, { sources }) => sources.taxForm.structures(),
    taxDeadlines: (_root, { month }, { sources, isHoliday, now }) =>
      deadlinesIn(sources.taxForm, month, { isHoliday, now: now() }),
  },
  Mutation: taxFormMutations,
  TaxForm: taxFormPeople,
};

import type { GatewayContext } from '../../context.ts';
import { createRecordedChanges } from '../../module-kit/record/recorded-changes.ts';
import type { TaxFormParent } from './tax-form.mappers.ts';

type Context = Pick<GatewayContext, 'activity'>;

/** Values of the header `source`: names of programs. The service stores one when it does not know the person. */
const programs: readonly string[] = ['backoffice', 'collector'];

/** Maximum milliseconds between the service's moment of a change and the end of its mutation. Clocks may differ. */
const NEAR = 60_000;

const changesOf = createRecordedChanges({ type: 'TaxForm', actions: ['createTaxForm', 'reprocessTaxForm'] });

/**
 * Returns who made a change of a tax form: the person that the service names, otherwise the person of its event in the
 * activity. The service may name only a program, which is not shown as a person.
 * @param known name that the service has
 * @param moment moment of the change in the service
 */
const personOf = async (
  { id, action, known, moment }: Record<'id' | 'action', string> & Record<'known' | 'moment', string | null>,
  context: Context,
): Promise<string | null> => {
  if (known !== null && !programs.includes(known)) return known;
  if (moment === null) return null;
  const away = ({ time }: { readonly time: number }): number => Math.abs(time - Date.parse(moment));
  const [made] = (await changesOf(context, id))
    .filter((change) => change.action === action && away(change) <= NEAR)
    .toSorted((one, other) => away(one) - away(other));
  return made?.username ?? null;
};

/** Resolvers of the people who created a tax form, and who requested its file anew. */
export const taxFormPeople = {
  createdBy: ({ id, createdBy, createdDate }: TaxFormParent, _args: unknown, context: Context) =>
    personOf({ id, action: 'createTaxForm', known: createdBy ?? null, moment: createdDate }, context),
  reprocessBy: ({ id, reprocessBy, reprocessDate }: TaxFormParent, _args: unknown, context: Context) =>
    personOf({ id, action: 'reprocessTaxForm', known: reprocessBy ?? null, moment: reprocessDate ?? null }, context),
};

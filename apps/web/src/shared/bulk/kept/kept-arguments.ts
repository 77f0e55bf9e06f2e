import type { BulkRunArgumentInput } from '@/shared/apollo/schema-types.generated';
import type { ArgumentsOf } from '../bulk-definition';

/** Arguments of the items of a run, as they are kept: of all of them, and of each by its identifier. */
interface KeptArguments {
  readonly shared: BulkRunArgumentInput[];
  readonly own: (id: string) => BulkRunArgumentInput[];
}

const listed = (given: object): BulkRunArgumentInput[] | undefined => {
  const entries: readonly [string, unknown][] = Object.entries(given);
  const list = entries.flatMap(([name, value]) =>
    typeof value === 'string' || value === null ? [{ name, value }] : [],
  );
  return list.length === entries.length ? list : undefined;
};

/** Arguments that may be kept: texts alone. Undefined where one is more than a text, such as a payment method. */
export const keptArguments = (ids: readonly string[], argumentsOf: ArgumentsOf): KeptArguments | undefined => {
  const [first, ...others] = ids.map(argumentsOf);
  const areSame = others.every((one) => one === first);
  const shared = areSame && first ? listed(first) : [];
  if (shared === undefined || ids.some((id) => listed(argumentsOf(id)) === undefined)) return undefined;
  return { shared, own: (id) => (areSame ? [] : (listed(argumentsOf(id)) ?? [])) };
};

type Listed = readonly { readonly name: string; readonly value: string | null }[];

/** The arguments of an item, from what was kept of all of them and of it alone. */
export const argumentsFrom = (...lists: readonly Listed[]): object =>
  Object.fromEntries(lists.flat().map(({ name, value }) => [name, value]));

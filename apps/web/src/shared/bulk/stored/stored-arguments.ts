import type { BulkRunArgumentInput } from '@/shared/apollo/schema-types.generated';
import type { ArgumentsOf } from '../bulk-definition';

/** Stored arguments of a run: those shared by all items, and those of each item. */
interface StoredArguments {
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

/**
 * Converts the arguments of a run for storage. Only texts and null can be stored. It returns undefined when there is
 * any other value, such as a payment method.
 */
export const storedArguments = (ids: readonly string[], argumentsOf: ArgumentsOf): StoredArguments | undefined => {
  const [first, ...others] = ids.map(argumentsOf);
  const areSame = others.every((one) => one === first);
  const shared = areSame && first ? listed(first) : [];
  if (shared === undefined || ids.some((id) => listed(argumentsOf(id)) === undefined)) return undefined;
  return { shared, own: (id) => (areSame ? [] : (listed(argumentsOf(id)) ?? [])) };
};

type Listed = readonly { readonly name: string; readonly value: string | null }[];

/** Merges the shared arguments of a run with those of one item. */
export const argumentsFrom = (...lists: readonly Listed[]): object =>
  Object.fromEntries(lists.flat().map(({ name, value }) => [name, value]));

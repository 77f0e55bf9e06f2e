import type { FieldReading, FieldText, ItemReading, SectionReading } from '@/shared/detail';
import { ABSENT } from '@/shared/format';

/** Field whose text differs between the two versions. */
export interface FieldChange {
  readonly key: string;
  readonly label: string;
  readonly before: FieldText;
  readonly after: FieldText;
}

/** Difference in an item of a list. */
export interface ItemChange {
  readonly key: string;
  readonly title: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly fields: readonly FieldChange[];
}

/** Differences in a section of the two versions; it has at least one. */
export interface SectionChange {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly FieldChange[];
  readonly items: readonly ItemChange[];
}

interface Pair<T> {
  readonly key: string;
  readonly before: T | undefined;
  readonly after: T | undefined;
}

interface Keyed {
  readonly key: string;
}

/** Indexes items by key. Repeated keys are numbered, so that each item has its own. */
const byKey = <T extends Keyed>(all: readonly T[]): ReadonlyMap<string, T> => {
  const times = new Map<string, number>();
  return new Map(
    all.map((one) => {
      const time = (times.get(one.key) ?? 0) + 1;
      times.set(one.key, time);
      return [JSON.stringify([one.key, time]), one] as const;
    }),
  );
};

/** Pairs items by key, in the order of the earlier version. Items only in the later version are last. */
const paired = <T extends Keyed>(before: readonly T[], after: readonly T[]): readonly Pair<T>[] => {
  const old = byKey(before);
  const fresh = byKey(after);
  return [...new Set([...old.keys(), ...fresh.keys()])].map((key) => ({
    key,
    before: old.get(key),
    after: fresh.get(key),
  }));
};

const textOf = (reading: FieldReading | undefined): FieldText => {
  if (!reading) return { text: ABSENT };
  const { text, tone } = reading;
  return tone === undefined ? { text } : { text, tone };
};

/** Compares texts. Equal texts are not a change, even when the values differ. */
const compareFields = (before: readonly FieldReading[], after: readonly FieldReading[]): readonly FieldChange[] =>
  paired(before, after).flatMap((pair) => {
    const change = { before: textOf(pair.before), after: textOf(pair.after) };
    const label = pair.after?.label ?? pair.before?.label ?? '';
    return change.before.text === change.after.text ? [] : [{ key: pair.key, label, ...change }];
  });

const kindOf = ({ before, after }: Pair<ItemReading>): ItemChange['kind'] => {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
};

const compareItems = (before: readonly ItemReading[], after: readonly ItemReading[]): readonly ItemChange[] =>
  paired(before, after)
    .map((pair) => ({
      key: pair.key,
      title: pair.after?.title ?? pair.before?.title ?? '',
      kind: kindOf(pair),
      fields: compareFields(pair.before?.fields ?? [], pair.after?.fields ?? []),
    }))
    .filter(({ kind, fields }) => kind !== 'changed' || fields.length > 0);

/** Returns the differences between two versions: only changed sections, items and fields. */
export const compareVersions = (
  before: readonly SectionReading[],
  after: readonly SectionReading[],
): readonly SectionChange[] =>
  paired(before, after)
    .map((pair) => ({
      key: pair.key,
      title: pair.after?.title ?? pair.before?.title ?? '',
      fields: compareFields(pair.before?.fields ?? [], pair.after?.fields ?? []),
      items: compareItems(pair.before?.items ?? [], pair.after?.items ?? []),
    }))
    .filter(({ fields, items }) => fields.length > 0 || items.length > 0);

/** Counts changes. An added or removed item counts once, however many fields it has. */
export const countChanges = (sections: readonly SectionChange[]): number =>
  sections.reduce(
    (total, { fields, items }) =>
      items.reduce((sum, { kind, fields: own }) => sum + (kind === 'changed' ? own.length : 1), total + fields.length),
    0,
  );

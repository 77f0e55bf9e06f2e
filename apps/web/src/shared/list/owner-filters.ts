import type { FilterChip } from './FilterChips';
import { filterTexts as texts } from './list.texts';
import { removableChip } from './removable-chip';

/** A collector to filter by; the name is what the screen shows of it. */
export interface CollectorChoice {
  readonly id: string;
  readonly name: string;
}

/** What is searched for, and whose it is: the filters that nearly every list has. */
export interface OwnerFilters {
  readonly text: string;
  readonly collector: CollectorChoice | null;
}

/** None of them. */
export const nobodys: OwnerFilters = { text: '', collector: null };

/** Reads them from an address, in the names of the documents (A40, A50). */
export const parseOwner = (search: URLSearchParams): OwnerFilters => {
  const id = search.get('collector_id')?.trim();
  return {
    text: search.get('q')?.trim() ?? '',
    collector: id ? { id, name: search.get('collector_name') ?? '' } : null,
  };
};

/** Writes them; what filters nothing is left out. */
export const formatOwner = (search: URLSearchParams, { text, collector }: OwnerFilters): void => {
  if (text !== '') search.set('q', text);
  if (collector === null) return;
  search.set('collector_id', collector.id);
  if (collector.name !== '') search.set('collector_name', collector.name);
};

/** What the gateway is asked for. */
export const ownerVariables = ({ text, collector }: OwnerFilters) => ({
  ...(text === '' ? {} : { search: text }),
  ...(collector === null ? {} : { collectorId: collector.id }),
});

/** Those that are on, as chips that can be taken off. */
export const ownerChips = (
  { text, collector }: OwnerFilters,
  change: (changed: Partial<OwnerFilters>) => void,
): readonly FilterChip[] => {
  const chip = removableChip(change);
  const collectorName = collector && (collector.name === '' ? collector.id : `${collector.id} - ${collector.name}`);
  return [
    ...(text === '' ? [] : [chip('text', texts.searched(text), { text: '' })]),
    ...(collectorName === null ? [] : [chip('collector', collectorName, { collector: null })]),
  ];
};

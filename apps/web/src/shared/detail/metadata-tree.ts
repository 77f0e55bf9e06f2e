import { ABSENT, yesOrNo } from '@/shared/format';
import type { FieldReading } from './detail-fields';
import { detailTexts } from './detail.texts';

/** Entry of the collector's data: a text, or nested entries. */
export interface MetadataEntry {
  /** Keys from the root, joined by dots: `items.0.sku`. */
  readonly path: string;
  readonly label: string;
  readonly content: string | readonly MetadataEntry[];
}

/** Maximum depth of nested entries. Deeper data is shown as JSON, because its column would be too narrow. */
const DEEPEST = 4;

/** Converts a key to a label: `order_id` and `orderId` become `Order id`. */
const readable = (key: string): string => {
  const words = key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
};

const isEntries = (value: object): boolean => Object.keys(value).length > 0;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? ABSENT : value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'object' && value !== null && isEntries(value) ? JSON.stringify(value) : ABSENT;
};

const entriesOf = (value: object, parent: string, depth: number): readonly MetadataEntry[] =>
  Object.entries(value).map(([key, item]: [string, unknown]) => {
    const path = parent === '' ? key : `${parent}.${key}`;
    const label = Array.isArray(value) ? String(Number(key) + 1) : readable(key);
    const nests = typeof item === 'object' && item !== null && isEntries(item) && depth < DEEPEST;
    return { path, label, content: nests ? entriesOf(item, path, depth + 1) : textOf(item) };
  });

/** Converts the collector's free data to labeled entries; empty when there is none. */
export const metadataTree = (metadata: unknown): readonly MetadataEntry[] => {
  if (metadata === null || metadata === undefined) return [];
  if (typeof metadata === 'object') return entriesOf(metadata, '', 1);
  return [{ path: 'value', label: detailTexts.metadata.value, content: textOf(metadata) }];
};

const leaves = (entries: readonly MetadataEntry[], parents: readonly string[]): readonly FieldReading[] =>
  entries.flatMap(({ path, label, content }) => {
    const labels = [...parents, label];
    return typeof content === 'string'
      ? [{ key: path, label: labels.join(' › '), text: content }]
      : leaves(content, labels);
  });

/** Reads free data for a comparison, one field for each value: `Customer › Full name`. */
export const readTree = (data: unknown): readonly FieldReading[] => leaves(metadataTree(data), []);

import { property } from '../shared/property.ts';
import { entries, follow, type Contracts } from './contract-store.ts';

const listOf = (node: unknown, name: string): readonly unknown[] => {
  const list = property(node, name);
  return Array.isArray(list) ? list : [];
};

/** Example texts by format. */
const formatted: Readonly<Record<string, string>> = { 'date-time': '2026-11-20T12:00:00.000Z', date: '2026-11-20' };

const typeOf = (schema: unknown): unknown => {
  const type = property(schema, 'type');
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
};

const plain = (schema: unknown): unknown => {
  const format = property(schema, 'format');
  if (typeOf(schema) === 'boolean') return true;
  if (typeOf(schema) === 'integer' || typeOf(schema) === 'number') return property(schema, 'minimum') ?? 1;
  return formatted[String(format)] ?? 'a1';
};

/**
 * Builds a value of a schema with all its properties, from its example when it has one. Patterns and lengths are not
 * read: a text that cannot be `a1` needs an example in the contract.
 * @param from URL of the document in which the schema stands
 */
export function sampleOf(given: unknown, from: string, contracts: Contracts): unknown {
  const { node: schema, place } = follow(given, from, contracts);
  const inner = (node: unknown): unknown => sampleOf(node, place, contracts);
  const [example] = listOf(schema, 'examples');
  const [choice] = listOf(schema, 'enum');
  const [way] = [...listOf(schema, 'oneOf'), ...listOf(schema, 'anyOf')];
  const parts = listOf(schema, 'allOf');
  if (example !== undefined) return example;
  if (choice !== undefined) return choice;
  if (way !== undefined) return inner(way);
  if (parts.length === 1) return inner(parts[0]);
  if (parts.length > 0) return Object.assign({}, ...parts.map(inner));
  if (typeOf(schema) === 'array') return [inner(property(schema, 'items'))];
  if (typeOf(schema) !== 'object') return plain(schema);
  return Object.fromEntries(entries(property(schema, 'properties')).map(([name, node]) => [name, inner(node)]));
}

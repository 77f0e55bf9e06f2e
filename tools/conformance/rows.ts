// Paths of existing entities for the checks, from the given ids or from rows of lists.
import type { Operation } from '@backoffice/platform/testing';
import { propertyOf, rowsIn, type Service } from './service.ts';

/** Property of a row for a placeholder, when the row has no property of the placeholder's name. */
const rowNames: Readonly<Record<string, string>> = {
  id: 'import_id',
  idDetail: 'id',
  softProviderId: 'id',
  collectorId: 'collector_id',
};

/** Number of rows of a list that are tried for a path below it. */
const TRIED = 10;

/** Returns whether an operation is a paged list. */
export const isList = ({ method, queryNames }: Operation): boolean => method === 'GET' && queryNames.includes('page');

const placeholders = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const fill = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Returns the list that contains the entity of a path: the one with the longest common prefix. */
const listAbove = ({ operations }: Service, { path, id }: Operation): Operation | undefined =>
  operations
    .filter((list) => isList(list) && list.id !== id)
    .filter(
      (list) =>
        path.startsWith(list.path.replace(/\/$/, '')) && placeholders(list.path).length < placeholders(path).length,
    )
    .sort((one, other) => other.path.length - one.path.length)[0];

type Values = Readonly<Record<string, string>>;

/**
 * Adds values for the placeholders that the path of the list does not have, from one of its rows.
 * @returns undefined when the row lacks a value
 */
const valuesFrom = (row: unknown, { path, parameters }: Operation, known: Values): Values | undefined => {
  const values: Record<string, string> = { ...known };
  for (const name of placeholders(path).filter((one) => !(one in known))) {
    const [choice] = parameters.find((parameter) => parameter.name === name)?.choices ?? [];
    const value = choice ?? propertyOf(row, name) ?? propertyOf(row, rowNames[name] ?? name);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    values[name] = String(value);
  }
  return values;
};

/** Path of an existing entity, and the row of a list that it comes from. */
export interface KnownPath {
  readonly path: string;
  readonly row: unknown;
}

const givenPaths = ({ examples: { ids = {} } }: Service, { path }: Operation): KnownPath[] => {
  const names = placeholders(path);
  const [first = ''] = names;
  return (ids[first] ?? []).flatMap((_id, place) => {
    const values = Object.fromEntries(names.map((name) => [name, ids[name]?.[place] ?? ids[name]?.[0] ?? '']));
    return Object.values(values).includes('') ? [] : [{ path: fill(path, values), row: undefined }];
  });
};

/** Finds paths of existing entities, from the given ids or from rows of the list above. */
export const knownPaths = async (service: Service, operation: Operation): Promise<readonly KnownPath[]> => {
  if (!operation.path.includes('{')) return [{ path: operation.path, row: undefined }];
  const given = givenPaths(service, operation);
  if (given.length > 0) return given;
  const list = listAbove(service, operation);
  if (list === undefined) return [];
  const found: KnownPath[] = [];
  for (const { path: listPath } of await knownPaths(service, list)) {
    const known = Object.fromEntries(matchNames(list.path, listPath));
    const { json } = await service.request('GET', listPath);
    for (const row of rowsIn(json).slice(0, TRIED)) {
      const values = valuesFrom(row, operation, known);
      if (values) found.push({ path: fill(operation.path, values), row });
    }
    if (found.length >= TRIED) break;
  }
  return found;
};

/** Returns the values of a path for the placeholders of its template, in order. */
export const valuesIn = (template: string, path: string): readonly string[] =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1) ?? [];

/** Returns the values of a path by the names of the placeholders. */
const matchNames = (template: string, path: string): [string, string][] => {
  const values = valuesIn(template, path);
  return placeholders(template).map((name, place) => [name, values[place] ?? '']);
};

/** Returns a path of an entity that does not exist. Placeholders with listed choices get a valid one. */
export const unknownPath = ({ path, parameters }: Operation): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const [choice] = parameters.find((parameter) => parameter.name === name)?.choices ?? [];
    if (typeof choice === 'string') return choice;
    return name === 'version' ? '1' : 'ffffffffffffffffffffffff';
  });

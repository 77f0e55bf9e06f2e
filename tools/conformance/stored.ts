import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@backoffice/platform/testing';
import type { Notes } from './report.ts';
import { isList } from './rows.ts';
import { propertyOf, nameOf, rowsIn, type Service } from './service.ts';

/** Returns the operations that read one entity by its id only. */
const readersOf = ({ operations }: Service): readonly Operation[] =>
  operations.filter(
    (operation) => operation.method === 'GET' && !isList(operation) && /^[^{]*\{\w+\}$/.test(operation.path),
  );

/** Returns the lists in which the gateway searches for one entity by its id. */
const listsById = ({ operations, gatewayCalls }: Service): readonly Operation[] =>
  operations.filter(
    (operation) =>
      isList(operation) &&
      !operation.path.includes('{') &&
      gatewayCalls.some(
        (call) => call.operation === nameOf(operation) && call.path.includes(encodeURIComponent('"field":"id",')),
      ),
  );

/** Returns whether the service has an operation to read an entity again. */
export const isReadable = (service: Service): boolean => readersOf(service).length + listsById(service).length > 0;

/** Reads an entity by its id, or finds it in a list; undefined when neither returns it. */
export const readRecord = async (service: Service, id: unknown): Promise<unknown> => {
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const isIt = (thing: unknown): boolean => String(propertyOf(thing, 'id')) === String(id);
  for (const { path } of readersOf(service)) {
    const answer = await service.request('GET', path.replace(/\{\w+\}$/, encodeURIComponent(id)));
    if (answer.status === 200 && isIt(answer.json)) return answer.json;
  }
  for (const { path } of listsById(service)) {
    const filters = JSON.stringify([{ field: 'id', value: id, operation: 'EQUAL' }]);
    const found = rowsIn(
      (await service.request('GET', `${path}?${new URLSearchParams({ filters }).toString()}`)).json,
    ).find(isIt);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Returns the names of the properties that differ between two reads of an entity. */
const differing = (one: unknown, other: unknown): readonly string[] =>
  Object.keys(typeof one === 'object' && one !== null ? one : {}).filter(
    (name) => !isDeepStrictEqual(propertyOf(one, name), propertyOf(other, name)),
  );

/** Entity before a change, in its response, and in a later read. */
interface Shown {
  readonly before: unknown;
  readonly answered: unknown;
  readonly after: unknown;
}

/**
 * Checks that no value that the response changed has its old value in a later read. A third value is allowed, because a
 * job may continue on its own.
 */
export const checkStored = ({ before, answered, after }: Shown, request: string, notes: Notes): void => {
  if ([before, after].some((thing) => thing === undefined || propertyOf(thing, 'id') !== propertyOf(answered, 'id')))
    return;
  const changed = differing(answered, before);
  const lost = changed.filter((name) => isDeepStrictEqual(propertyOf(before, name), propertyOf(after, name)));
  notes.check(lost.length === 0, 'unkept', `answered, and read afterwards as before: ${lost.join(', ')}`, request);
};

/** Names of properties that change with each change of an entity. */
const moving = /date|version/i;

/** Returns whether two reads of an entity are equal, except for dates and versions. */
export const isSameRecord = (one: unknown, other: unknown): boolean =>
  differing(one, other).every((name) => moving.test(name));

import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@backoffice/platform/testing';
import type { Notes } from './report.ts';
import { isList } from './rows.ts';
import { at, type Service } from './service.ts';

/** Operations that read one thing by its id alone. */
const readersOf = ({ operations }: Service): readonly Operation[] =>
  operations.filter(
    (operation) => operation.method === 'GET' && !isList(operation) && /^[^{]*\{\w+\}$/.test(operation.path),
  );

/** Reads a thing by its id; undefined where no operation reads it. */
export const readThing = async (service: Service, id: unknown): Promise<unknown> => {
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  for (const { path } of readersOf(service)) {
    const answer = await service.ask('GET', path.replace(/\{\w+\}$/, encodeURIComponent(id)));
    if (answer.status === 200 && String(at(answer.json, 'id')) === String(id)) return answer.json;
  }
  return undefined;
};

/** Names of the properties in which two readings of a thing differ. */
const differing = (one: unknown, other: unknown): readonly string[] =>
  Object.keys(typeof one === 'object' && one !== null ? one : {}).filter(
    (name) => !isDeepStrictEqual(at(one, name), at(other, name)),
  );

/** A change of a thing, as its service shows it. */
interface Shown {
  readonly before: unknown;
  readonly answered: unknown;
  readonly after: unknown;
}

/**
 * Checks that nothing of what a change answered is as before when the thing is read afterwards. Another value is none of its
 * faults: a job goes on by itself.
 */
export const checkStored = ({ before, answered, after }: Shown, request: string, notes: Notes): void => {
  if ([before, after].some((thing) => thing === undefined || at(thing, 'id') !== at(answered, 'id'))) return;
  const changed = differing(answered, before);
  const lost = changed.filter((name) => isDeepStrictEqual(at(before, name), at(after, name)));
  notes.check(lost.length === 0, 'unkept', `answered, and read afterwards as before: ${lost.join(', ')}`, request);
};

/** Properties that move with any change. */
const moving = /date|version/i;

/** Returns whether a thing is the same in two readings, but for what moves with any change. */
export const isSameThing = (one: unknown, other: unknown): boolean =>
  differing(one, other).every((name) => moving.test(name));

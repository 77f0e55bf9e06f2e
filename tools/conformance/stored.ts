import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@backoffice/platform/testing';
import type { Notes } from './report.ts';
import { isList } from './rows.ts';
import { at, type Service } from './service.ts';

/** The operation that reads one thing like this: the answer fits its contract, and only its id is missing in the path. */
const readerOf = ({ operations }: Service, json: unknown): Operation | undefined =>
  operations.find(
    (operation) =>
      operation.method === 'GET' &&
      !isList(operation) &&
      /^[^{]*\{\w+\}$/.test(operation.path) &&
      operation.answer(200)?.(json) === true,
  );

/** Reads the thing of an answer again; undefined where no operation reads it, or it cannot be read. */
export const readAgain = async (service: Service, json: unknown): Promise<unknown> => {
  const id = at(json, 'id');
  const reader = readerOf(service, json);
  if (reader === undefined || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
  const path = reader.path.replace(/\{\w+\}$/, encodeURIComponent(id));
  const answer = await service.ask('GET', path);
  return answer.status === 200 && at(answer.json, 'id') === id ? answer.json : undefined;
};

/** Names of the properties in which two readings of a thing differ. */
const differing = (one: unknown, other: unknown): readonly string[] =>
  Object.keys(typeof one === 'object' && one !== null ? one : {}).filter(
    (name) => !isDeepStrictEqual(at(one, name), at(other, name)),
  );

/** Checks that what a change answered is what is read afterwards. @param names properties that stay as they were answered */
export const checkStored = async (
  service: Service,
  { json, names, request }: { readonly json: unknown; readonly names?: readonly string[]; readonly request: string },
  notes: Notes,
): Promise<void> => {
  const now = await readAgain(service, json);
  if (now === undefined) return;
  const others = differing(json, now).filter((name) => names?.includes(name) ?? true);
  notes.check(others.length === 0, 'unkept', `read afterwards, other than answered: ${others.join(', ')}`, request);
};

/** Properties that move with any change. */
const moving = /date|version/i;

/** Returns whether a thing is the same in two readings, but for what moves with any change. */
export const isSameThing = (one: unknown, other: unknown): boolean =>
  differing(one, other).every((name) => moving.test(name));

// Checks of reads by id, and of queries that the gateway sends by POST.
import type { Operation } from '@backoffice/platform/testing';
import type { Notes } from './report.ts';
import { knownPaths, unknownPath, type KnownPath } from './rows.ts';
import { propertyOf, checkRefusal, checkShape, nameOf, rowsIn, textOf, type Service } from './service.ts';

const isMissing = (answer: { readonly status: number }): boolean => answer.status === 404;

/** Sends the operation, a read or a change, for an entity that does not exist. Expects 404 if the contract lists it. */
export const checkAbsent = async (
  { request: ask }: Service,
  operation: Operation,
  notes: Notes,
  body?: string,
): Promise<void> => {
  if (!operation.path.includes('{') || !operation.statuses.has(404)) return;
  const path = unknownPath(operation);
  const request = `${operation.method} ${path}`;
  const answer = await ask(operation.method, path, { body });
  if (answer.failure !== undefined) return void checkShape(operation, answer, request, notes);
  notes.check(isMissing(answer), 'absent', `an unknown id is answered with ${answer.status}, not 404`, request);
  if (isMissing(answer))
    notes.check(propertyOf(answer.json, 'code') === 'not_found', 'code', 'code is not not_found', request);
  if (isMissing(answer)) checkRefusal(operation, { answer, status: 404, request }, notes);
};

/** Checks that the versions of a history are newest first, each once. */
const checkHistory = (json: unknown, request: string, { check }: Notes): void => {
  const versions = rowsIn(json).map((row) => Number(propertyOf(row, 'version')));
  const sorted = [...new Set(versions)].sort((one, other) => other - one);
  check(versions.join() === sorted.join(), 'order', 'versions are not newest first, each once', request);
};

/** Returns the names of plain values that differ between an entity and its row in a list. */
const differing = (row: unknown, thing: unknown): readonly string[] =>
  Object.entries(typeof row === 'object' && row !== null ? row : {})
    .filter(([name, value]) => {
      const other = propertyOf(thing, name);
      return typeof value !== 'object' && typeof other !== 'object' && other !== undefined && value !== other;
    })
    .map(([name]) => name);

/**
 * Returns the names of values in which an entity differs from its row in a list. An entity may change between the two
 * reads, as a running export does. So the list is read again, and only values that are equal in both rows count.
 */
const lastingDifferences = async (
  service: Service,
  operation: Operation,
  { path, row }: KnownPath,
  record: unknown,
): Promise<readonly string[]> => {
  const names = differing(row, record);
  if (names.length === 0) return names;
  const rowAfter = (await knownPaths(service, operation)).find((known) => known.path === path)?.row;
  return names.filter((name) => propertyOf(rowAfter, name) === propertyOf(row, name));
};

/** Answer of a service for one record. */
interface ReadRecord {
  readonly operation: Operation;
  /** Path and row of the list by which it was requested. */
  readonly known: KnownPath;
  readonly json: unknown;
}

/** Checks that a response is the requested entity or version, with the plain values of its row in the list. */
const checkSame = async (service: Service, { operation, known, json }: ReadRecord, { check }: Notes): Promise<void> => {
  const { path: template } = operation;
  const { path, row } = known;
  if (!template.endsWith('}')) return;
  const request = `GET ${path}`;
  const [told, asked] = [
    propertyOf(json, 'id'),
    propertyOf(row, 'id') ?? (template.endsWith('{id}') ? path.split('/').at(-1) : undefined),
  ];
  const isSame = asked === undefined || told === undefined || textOf(asked) === textOf(told);
  check(isSame, 'other', 'it is another thing than the one that was asked for', request);
  if (template.endsWith('{version}'))
    check(path.endsWith(`/${String(propertyOf(json, 'version'))}`), 'other', 'it is another version', request);
  else if (isSame && told !== undefined) {
    const names = await lastingDifferences(service, operation, known, json);
    check(names.length === 0, 'apart', `it differs from its row of the list in ${names.join(', ')}`, request);
  }
};

/**
 * Moves the last entry to the front, so that the last and the first are checked. A service that returns the same entity
 * for every id fails for one of them.
 */
const ends = <Entry>(entries: readonly Entry[]): readonly Entry[] =>
  entries.length > 1 ? [...entries.slice(-1), ...entries.slice(0, -1)] : entries;

/** Number of entities to check with an operation. */
const LOOKED_AT = 2;

/** Checks a read by id: of entities, a history, a version or a file. The ids are the given ones, or those of lists. */
export const checkEntity = async (service: Service, operation: Operation, notes: Notes): Promise<void> => {
  await checkAbsent(service, operation, notes);
  let found = 0;
  for (const known of ends(await knownPaths(service, operation))) {
    const request = `GET ${known.path}`;
    const answer = await service.request('GET', known.path);
    const isSound = checkShape(operation, answer, request, notes);
    if (isSound && answer.status >= 400) continue; // a file may not exist yet
    if (!isSound || answer.status !== 200) return;
    await checkSame(service, { operation, known, json: answer.json }, notes);
    if (operation.path.endsWith('/historial')) checkHistory(answer.json, request, notes);
    found += 1;
    if (found === LOOKED_AT) return;
  }
  if (found === 0) notes.skip('nothing is known that has it; give --ids');
};

/** Sends a query as a POST request, as the gateway does when it is too long for a URL. */
export const checkPostedQuery = async (service: Service, operation: Operation, notes: Notes): Promise<void> => {
  const call = service.gatewayCalls.find((asked) => asked.operation === nameOf(operation));
  const request = nameOf(operation);
  const answer = await service.request(operation.method, operation.path, { body: call?.body });
  if (!checkShape(operation, answer, request, notes)) return;
  notes.check(answer.status === 200, 'refused', `refused with ${answer.status}`, request);
};

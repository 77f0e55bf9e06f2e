import type { Operation } from '@backoffice/platform/testing';
import type { Notes } from './report.ts';
import { knownPaths, unknownPath } from './rows.ts';
import { at, checkRefusal, checkShape, nameOf, rowsIn, type Service } from './service.ts';

const isMissing = (answer: { readonly status: number }): boolean => answer.status === 404;

/** Asks for what does not exist. */
export const checkAbsent = async (
  { ask }: Service,
  operation: Operation,
  notes: Notes,
  body?: string,
): Promise<void> => {
  if (!operation.path.includes('{') || !operation.statuses.has(404)) return;
  const path = unknownPath(operation);
  const request = `${operation.method} ${path}`;
  const answer = await ask(operation.method, path, { body });
  notes.check(isMissing(answer), 'absent', `an unknown id is answered with ${answer.status}, not 404`, request);
  if (isMissing(answer)) notes.check(at(answer.json, 'code') === 'not_found', 'code', 'code is not not_found', request);
  if (isMissing(answer)) checkRefusal(operation, { answer, status: 404, request }, notes);
};

/** Versions of a history stand newest first, each once. */
const checkHistory = (json: unknown, request: string, { check }: Notes): void => {
  const versions = rowsIn(json).map((row) => Number(at(row, 'version')));
  const sorted = [...new Set(versions)].sort((one, other) => other - one);
  check(versions.join() === sorted.join(), 'order', 'versions are not newest first, each once', request);
};

/** Checks a thing, its history, a version of it or its file, by what lists know. */
export const checkEntity = async (service: Service, operation: Operation, notes: Notes): Promise<void> => {
  await checkAbsent(service, operation, notes);
  const paths = await knownPaths(service, operation);
  for (const { path, row } of paths) {
    const request = `GET ${path}`;
    const answer = await service.ask('GET', path);
    const isSound = checkShape(operation, answer, request, notes);
    if (isSound && answer.status >= 400) continue; // a file may not be there yet
    if (!isSound || answer.status !== 200) return;
    const { json } = answer;
    const [asked, told] = [at(row, 'id'), at(json, 'id')];
    const isSame = asked === undefined || told === undefined || asked === told || !operation.path.endsWith('}');
    notes.check(isSame, 'other', 'it is another thing than the row of the list', request);
    if (operation.path.endsWith('/historial')) checkHistory(json, request, notes);
    if (operation.path.endsWith('{version}'))
      notes.check(path.endsWith(`/${String(at(json, 'version'))}`), 'other', 'it is another version', request);
    return;
  }
  notes.skip('nothing is known that has it; give --ids');
};

/** Sends a question that is too long for an address, as the gateway does. */
export const checkQuestion = async (service: Service, operation: Operation, notes: Notes): Promise<void> => {
  const call = service.asked.find((asked) => asked.operation === nameOf(operation));
  const request = nameOf(operation);
  const answer = await service.ask(operation.method, operation.path, { body: call?.body });
  if (!checkShape(operation, answer, request, notes)) return;
  notes.check(answer.status === 200, 'refused', `refused with ${answer.status}`, request);
};

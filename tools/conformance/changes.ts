// Checks of one change: version, required properties, idempotency key, effect, and replacement as a whole.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@backoffice/platform/testing';
import type { Answer } from './requester.ts';
import { checkAbsent } from './entities.ts';
import type { Notes } from './report.ts';
import { propertyOf, checkRefusal, checkShape, textOf, type Service } from './service.ts';
import { valuesIn } from './rows.ts';
import { checkStored, isReadable, isSameRecord, readRecord } from './stored.ts';
import { checkWidths } from './widths.ts';

/** Version that no entity has. */
const STALE = '99999999';

/** Returns copies of a JSON value in which one text or number differs. Of an object, numbers come first. */
const altered = (value: unknown): readonly unknown[] => {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'string') return [`${value} 2`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .sort(([, one], [, other]) => Number(typeof other === 'number') - Number(typeof one === 'number'))
    .flatMap(([name, inner]) =>
      altered(inner).map((other) =>
        Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other },
      ),
    );
};

/** Change under test, with its example request. */
interface Change {
  readonly service: Service;
  readonly operation: Operation;
  readonly notes: Notes;
  readonly path: string;
  readonly body: object | undefined;
}

const send = (
  { service, operation, path }: Change,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> =>
  service.request(operation.method, path, { body: body === undefined ? undefined : JSON.stringify(body), headers });

const has = ({ parameters }: Operation, header: string): boolean =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name === header);

/**
 * Sends the change with a stale version, which must be refused as a conflict.
 * @returns the header with the current version; none when the change takes no version or was not refused
 */
const checkVersion = async (change: Change): Promise<Readonly<Record<string, string>>> => {
  const { operation, notes, path, body } = change;
  if (!has(operation, 'If-Match')) return {};
  const request = `${operation.method} ${path} with If-Match ${STALE}`;
  const answer = await send(change, body, { 'idempotency-key': randomUUID(), 'if-match': STALE });
  const { status } = answer;
  notes.check(status === 409, 'unseen', `a version that is not current is answered with ${status}, not 409`, request);
  if (status !== 409) return {};
  checkRefusal(operation, { answer, status: 409, request }, notes);
  const current = propertyOf(answer.json, 'current_version');
  notes.check(Number.isInteger(current), 'unseen', 'a conflict does not tell current_version', request);
  return { 'if-match': String(current) };
};

/** Replaces an entity once without an optional property. The entity must then differ from before. */
const checkReplaced = async (change: Change, answered: unknown): Promise<void> => {
  const { service, operation, notes, path, body } = change;
  if (operation.method !== 'PUT' || !operation.path.endsWith('}') || body === undefined) return;
  const id = propertyOf(answered, 'id');
  const before = await readRecord(service, id);
  if (before === undefined) return;
  for (const left of Object.keys(body)) {
    const rest = Object.fromEntries(Object.entries(body).filter(([name]) => name !== left));
    if (operation.body()?.(rest) !== true) continue;
    const { status } = await send(change, rest, { 'idempotency-key': randomUUID(), ...(await checkVersion(change)) });
    if (status >= 400) continue;
    const isKept = isSameRecord(before, await readRecord(service, id));
    notes.check(!isKept, 'merged', `what the body leaves out is kept: ${left}`, `${operation.method} ${path}`);
    return;
  }
};

/** Sends the change once without a required property, which must be refused. */
const checkRequired = async (change: Change, version: Readonly<Record<string, string>>): Promise<void> => {
  const { operation, notes, body, path } = change;
  for (const left of Object.keys(body ?? {})) {
    const rest = Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => name !== left));
    if (operation.body()?.(rest) !== false) continue;
    const answer = await send(change, rest, { 'idempotency-key': randomUUID(), ...version });
    const request = `${operation.method} ${path} without ${left}`;
    const problem = `a body without the required ${left} is answered with ${answer.status}, not 400`;
    // `checkRefusal` reports the failure of a service
    notes.check(answer.status === 400 || answer.status >= 500, 'unchecked', problem, request);
    if (answer.status >= 400) checkRefusal(operation, { answer, status: 400, request }, notes);
    return;
  }
};

/** Checks the effect of a change by reading the entity again. */
const checkDone = async (change: Change, before: unknown, answered: unknown): Promise<void> => {
  const { service, operation, notes, path } = change;
  const request = `${operation.method} ${path}`;
  const [asked] = valuesIn(operation.path, path);
  const isThing = /^[^{]*\{\w+\}$/.test(operation.path);
  if (operation.method === 'DELETE') {
    if (!isThing || before === undefined || isKeptBy(answered)) return;
    const after = await readRecord(service, asked);
    notes.check(after === undefined, 'undone', 'what was deleted is still there', request);
    return;
  }
  if (before !== undefined && isThing) {
    const told = textOf(propertyOf(answered, 'id') ?? asked);
    notes.check(told === asked, 'other', `it answers ${told}, not what was asked for`, request);
  }
  if (before !== undefined) {
    const after = await readRecord(service, asked);
    checkStored({ before, answered, after }, request, notes);
    checkRisen(change, before, after);
    return;
  }
  const made = propertyOf(answered, 'id');
  if (operation.path.includes('{') || !operation.statuses.has(201) || made === undefined || !isReadable(service))
    return;
  notes.check((await readRecord(service, made)) !== undefined, 'undone', 'what was made cannot be read', request);
};

/** Returns whether the response to a deletion says that nothing was deleted. */
const isKeptBy = (answered: unknown): boolean => answered === false || propertyOf(answered, 'deleted') === false;

/** Checks that a change which alters the entity increases its version. Without that, nobody would get a conflict. */
const checkRisen = ({ operation, notes, path }: Change, before: unknown, after: unknown): void => {
  const [old, current] = [propertyOf(before, 'version'), propertyOf(after, 'version')];
  if (
    !has(operation, 'If-Match') ||
    isSameRecord(before, after) ||
    typeof old !== 'number' ||
    typeof current !== 'number'
  )
    return;
  const problem = `a change leaves version ${old} as it was`;
  notes.check(current > old, 'unseen', problem, `${operation.method} ${path}`);
};

/**
 * Sends the change twice with one key, then another body with the same key. Reads the entity after the first.
 * @returns the JSON of the first response; undefined when it was refused or does not conform
 */
const checkKey = async (change: Change, version: Readonly<Record<string, string>>): Promise<unknown> => {
  const { operation, notes, path, body } = change;
  const headers = { 'idempotency-key': randomUUID(), ...version };
  const request = `${operation.method} ${path}`;
  const [id] = valuesIn(operation.path, path);
  const before = await readRecord(change.service, id);
  const first = await send(change, body, headers);
  if (!checkShape(operation, first, request, notes)) return undefined;
  if (first.status >= 400) {
    notes.skip(`the given request is refused with ${first.status} ${String(propertyOf(first.json, 'extended_code'))}`);
    return undefined;
  }
  await checkDone(change, before, first.json);
  if (!has(operation, 'Idempotency-Key')) return first.json;
  const again = await send(change, body, headers);
  const isSame = again.status === first.status && isDeepStrictEqual(again.json, first.json);
  notes.check(isSame, 'twice', 'the same key is answered otherwise the second time', request);
  for (const other of altered(body).filter((one) => operation.body()?.(one) === true)) {
    const reused = await send(change, other, headers);
    if (reused.status === 400) continue; // the altered body is invalid by itself
    const problem = `another body under the same key is answered with ${reused.status}, not 422`;
    notes.check(reused.status === 422, 'reused', problem, request);
    if (reused.status === 422)
      checkRefusal(operation, { answer: reused, status: 422, code: 'idempotency_key_reused', request }, notes);
    return first.json;
  }
  return first.json;
};

/** Checks a change with the example request for it. */
export const checkChange = async (service: Service, operation: Operation, notes: Notes): Promise<void> => {
  if (operation.id === 'convert') return checkWidths(service, operation, notes);
  const isFile = operation.bodyTypes.includes('multipart/form-data');
  const example = isFile ? undefined : await service.examples.example?.(operation.id);
  if (example === undefined) {
    notes.skip(isFile ? 'takes a file' : 'no request is given for it; give --ids');
    return;
  }
  const { path, body } = example;
  await checkAbsent(service, operation, notes, body === undefined ? undefined : JSON.stringify(body));
  const change = { service, operation, notes, path, body };
  const version = await checkVersion(change);
  await checkRequired(change, version);
  const answered = await checkKey(change, version);
  if (answered !== undefined) await checkReplaced(change, answered);
};

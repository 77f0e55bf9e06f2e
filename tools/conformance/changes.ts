import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@backoffice/platform/testing';
import type { Answer } from './ask.ts';
import { checkAbsent } from './entities.ts';
import type { Notes } from './report.ts';
import { at, checkRefusal, checkShape, type Service } from './service.ts';
import { valuesIn } from './rows.ts';
import { checkStored, isSameThing, readThing } from './stored.ts';
import { checkWidths } from './widths.ts';

/** A version that nothing has. */
const STALE = '99999999';

/** The same JSON, each time with one text or number that is another; amounts first. */
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

/** One change, with what was given for it. */
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
  service.ask(operation.method, path, { body: body === undefined ? undefined : JSON.stringify(body), headers });

const has = ({ parameters }: Operation, header: string): boolean =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name === header);

/** Sends it for a version that nothing has. @returns the headers that name the current one */
const checkVersion = async (change: Change): Promise<Readonly<Record<string, string>>> => {
  const { operation, notes, path, body } = change;
  if (!has(operation, 'If-Match')) return {};
  const request = `${operation.method} ${path} with If-Match ${STALE}`;
  const answer = await send(change, body, { 'idempotency-key': randomUUID(), 'if-match': STALE });
  const { status } = answer;
  notes.check(status === 409, 'unseen', `a version that is not current is answered with ${status}, not 409`, request);
  if (status !== 409) return {};
  checkRefusal(operation, { answer, status: 409, request }, notes);
  const current = at(answer.json, 'current_version');
  notes.check(Number.isInteger(current), 'unseen', 'a conflict does not tell current_version', request);
  return { 'if-match': String(current) };
};

/** Replaces a thing once without a part that may be left out. The part has to be absent afterwards. */
const checkReplaced = async (change: Change, answered: unknown): Promise<void> => {
  const { service, operation, notes, path, body } = change;
  if (operation.method !== 'PUT' || !operation.path.endsWith('}') || body === undefined) return;
  const id = at(answered, 'id');
  const before = await readThing(service, id);
  if (before === undefined) return;
  for (const left of Object.keys(body)) {
    const rest = Object.fromEntries(Object.entries(body).filter(([name]) => name !== left));
    if (operation.body()?.(rest) !== true) continue;
    const { status } = await send(change, rest, { 'idempotency-key': randomUUID(), ...(await checkVersion(change)) });
    if (status >= 400) continue;
    const isKept = isSameThing(before, await readThing(service, id));
    notes.check(!isKept, 'merged', `what the body leaves out is kept: ${left}`, `${operation.method} ${path}`);
    return;
  }
};

/**
 * Sends it twice with one key, and another one with it; what it answered is read again.
 * @returns what it answered; undefined where the request was refused
 */
const checkKey = async (change: Change, version: Readonly<Record<string, string>>): Promise<unknown> => {
  const { operation, notes, path, body } = change;
  const headers = { 'idempotency-key': randomUUID(), ...version };
  const request = `${operation.method} ${path}`;
  const [id] = valuesIn(operation.path, path);
  const before = await readThing(change.service, id);
  const first = await send(change, body, headers);
  if (!checkShape(operation, first, request, notes)) return undefined;
  if (first.status >= 400) {
    notes.skip(`the given request is refused with ${first.status} ${String(at(first.json, 'extended_code'))}`);
    return undefined;
  }
  const after = before === undefined ? undefined : await readThing(change.service, id);
  checkStored({ before, answered: first.json, after }, request, notes);
  if (!has(operation, 'Idempotency-Key')) return first.json;
  const again = await send(change, body, headers);
  const isSame = again.status === first.status && isDeepStrictEqual(again.json, first.json);
  notes.check(isSame, 'twice', 'the same key is answered otherwise the second time', request);
  for (const other of altered(body).filter((one) => operation.body()?.(one) === true)) {
    const reused = await send(change, other, headers);
    if (reused.status === 400) continue; // it is refused for itself
    const problem = `another body under the same key is answered with ${reused.status}, not 422`;
    notes.check(reused.status === 422, 'reused', problem, request);
    if (reused.status === 422)
      checkRefusal(operation, { answer: reused, status: 422, code: 'idempotency_key_reused', request }, notes);
    return first.json;
  }
  return first.json;
};

/** Checks a change by a request that was given for it. */
export const checkChange = async (service: Service, operation: Operation, notes: Notes): Promise<void> => {
  if (operation.id === 'convert') return checkWidths(service, operation, notes);
  const isFile = operation.bodyTypes.includes('multipart/form-data');
  const example = isFile ? undefined : await service.given.example?.(operation.id);
  if (example === undefined) {
    notes.skip(isFile ? 'takes a file' : 'no request is given for it; give --ids');
    return;
  }
  const { path, body } = example;
  await checkAbsent(service, operation, notes, body === undefined ? undefined : JSON.stringify(body));
  const change = { service, operation, notes, path, body };
  const answered = await checkKey(change, await checkVersion(change));
  if (answered !== undefined) await checkReplaced(change, answered);
};

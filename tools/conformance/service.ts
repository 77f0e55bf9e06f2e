import { services, type ServiceName } from '@backoffice/contracts';
import type { AskedCall } from '@backoffice/gateway/testing';
import type { Operation } from '@backoffice/platform/testing';
import type { Answer, Ask } from './ask.ts';
import type { Notes } from './report.ts';
import type { FixedLine } from './widths.ts';

/** Values for the placeholders of paths, and requests of changes, that the service's team gives. */
export interface Given {
  /** By the name of the placeholder: `{ "id": ["6a…"] }`. */
  readonly ids?: Readonly<Record<string, readonly string[]>>;
  /** Makes a request that the service accepts; undefined where there is none for the operation. */
  readonly example?: (operationId: string) => Promise<{ readonly path: string; readonly body?: object } | undefined>;
  /** For the converter. */
  readonly fixedLine?: FixedLine;
}

/** The service under test, with all that its checks need. */
export interface Service {
  readonly name: ServiceName;
  readonly ask: Ask;
  readonly operations: readonly Operation[];
  /** Calls of the gateway to it. */
  readonly asked: readonly AskedCall[];
  readonly given: Given;
}

/** Name of an operation as people of the service know it. */
export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** Reads a property of JSON. */
export const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Writes a value of JSON as a text; nothing where there is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);

/** Rows of a page; none of anything else. */
export const rowsIn = (json: unknown): readonly unknown[] => {
  const rows = at(json, 'rows');
  return Array.isArray(rows) ? rows : [];
};

/** Notes where a body differs from the one that the contract has for its status. @returns whether it does not */
const checkBody = (
  operation: Operation,
  { status, json }: Answer,
  request: string,
  { check }: Pick<Notes, 'check'>,
): boolean => {
  const test = operation.answer(status);
  if (test === undefined || test(json)) {
    check(true, 'shape', '', request);
    return true;
  }
  for (const { instancePath, message, params } of test.errors ?? []) {
    const pointer = instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*');
    const difference = `${status} ${pointer || '/'} ${message ?? ''} ${JSON.stringify(params)}`;
    check(false, status < 400 ? 'shape' : 'code', difference, request);
  }
  return false;
};

/** Notes what keeps an answer from being the one that the contract has for its status. @returns false then */
export const checkShape = (operation: Operation, answer: Answer, request: string, { check }: Notes): boolean => {
  const { status, type, failure } = answer;
  check(failure === undefined, failure === 'late' ? 'late' : 'failing', 'no answer', request);
  if (failure !== undefined) return false;
  check(status < 500, 'failing', `status ${status}`, request);
  if (status >= 500) return false;
  const isKnown = status >= 400 || operation.statuses.has(status);
  check(isKnown, 'shape', `status ${status}, which the contract does not have`, request);
  if (!isKnown) return false;
  const types = operation.answerTypes(status);
  if (types.length === 0) return true;
  const isJson = types.includes('application/json');
  check(
    types.includes(type),
    isJson ? 'shape' : 'file',
    `media type ${type || 'none'}, not ${types.join(', ')}`,
    request,
  );
  return checkBody(operation, answer, request, { check }) && types.includes(type);
};

/** Answer that has to be a refusal. */
interface Refusal {
  readonly answer: Answer;
  readonly status: number;
  readonly code?: string;
  readonly request: string;
}

/** Notes what keeps an answer from being the refusal that the contract has: its status and its codes. */
export const checkRefusal = (operation: Operation, { answer, status, code, request }: Refusal, notes: Notes): void => {
  if (!checkShape(operation, answer, request, notes) || answer.status !== status) return;
  const exact = at(answer.json, 'extended_code');
  if (code !== undefined) notes.check(exact === code, 'code', `extended_code ${textOf(exact)}, not ${code}`, request);
  notes.check(
    operation.refusalCode()(exact),
    'code',
    `extended_code ${textOf(exact)} is none of the contract`,
    request,
  );
};

/** Values of the gateway's words for a list, in those of the service. */
export const dialectOf = (name: ServiceName) => services[name].dialect;

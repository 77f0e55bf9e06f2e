import { services, type ServiceName } from '@backoffice/contracts';
import type { ReadCall } from '@backoffice/gateway/testing';
import type { Operation } from '@backoffice/platform/testing';
import type { Answer, SendRequest } from './requester.ts';
import type { Notes } from './report.ts';
import type { FixedLine } from './widths.ts';

/** Ids for path placeholders, and example requests of changes, from the service's team. */
export interface ServiceExamples {
  /** Ids by the name of the placeholder: `{ "id": ["6a…"] }`. */
  readonly ids?: Readonly<Record<string, readonly string[]>>;
  /** Returns a request that the service accepts; undefined when the operation has none. */
  readonly example?: (operationId: string) => Promise<{ readonly path: string; readonly body?: object } | undefined>;
  /** Line for the check of the converter. */
  readonly fixedLine?: FixedLine;
}

/** Service under test, with everything that the checks need. */
export interface Service {
  readonly name: ServiceName;
  readonly request: SendRequest;
  readonly operations: readonly Operation[];
  /** Calls of the gateway to the service. */
  readonly gatewayCalls: readonly ReadCall[];
  readonly examples: ServiceExamples;
}

/** Returns the name of an operation for the service's developers: method and path. */
export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** Reads a property of a JSON value. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Converts a JSON value to text; empty for null and undefined. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);

/** Returns the rows of a page, or none for any other value. */
export const rowsIn = (json: unknown): readonly unknown[] => {
  const rows = propertyOf(json, 'rows');
  return Array.isArray(rows) ? rows : [];
};

/** Checks the body against the contract's schema for the status. @returns true when it conforms */
const checkBody = (
  operation: Operation,
  { status, json }: Answer,
  request: string,
  { check, spoiled }: Notes,
): boolean => {
  const test = operation.answer(status);
  if (test === undefined || test(json)) {
    check(true, 'shape', '', request);
    return true;
  }
  for (const { instancePath, message, params } of test.errors ?? []) {
    const pointer = instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*');
    spoiled.add(pointer.replace('/rows/*/', '').replaceAll('/*', '').replaceAll('/', '.'));
    const difference = `${status} ${pointer || '/'} ${message ?? ''} ${JSON.stringify(params)}`;
    check(false, status < 400 ? 'shape' : 'code', difference, request);
  }
  return false;
};

/** Checks that a response conforms to the contract for its status. @returns false otherwise */
export const checkShape = (operation: Operation, answer: Answer, request: string, notes: Notes): boolean => {
  const { check } = notes;
  const { status, type, failure } = answer;
  check(failure === undefined, failure === 'late' ? 'late' : 'failing', 'no answer', request);
  if (failure !== undefined) return false;
  check(status < 500, 'failing', `status ${status}`, request);
  if (status >= 500) return false;
  const isKnown = status >= 400 || operation.statuses.has(status);
  const known = [...operation.statuses].filter((one) => one < 400).join(' or ');
  check(isKnown, 'shape', `status ${status}, which the contract does not have: it has ${known}`, request);
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
  return checkBody(operation, answer, request, notes) && types.includes(type);
};

/** Response that must be a refusal. */
interface Refusal {
  readonly answer: Answer;
  readonly status: number;
  readonly code?: string;
  readonly request: string;
}

/** Checks the shape of a response, and its codes if it has the status. Any other status is left to the caller. */
export const checkRefusal = (operation: Operation, { answer, status, code, request }: Refusal, notes: Notes): void => {
  if (!checkShape(operation, answer, request, notes) || answer.status !== status) return;
  const exact = propertyOf(answer.json, 'extended_code');
  if (code !== undefined) notes.check(exact === code, 'code', `extended_code ${textOf(exact)}, not ${code}`, request);
  notes.check(
    operation.refusalCode()(exact),
    'code',
    `extended_code ${textOf(exact)} is none of the contract`,
    request,
  );
};

/** Returns the name of the limit parameter of a service's lists, and the number of their first page. */
export const dialectOf = (name: ServiceName) => services[name].dialect;

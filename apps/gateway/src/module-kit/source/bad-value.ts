import type { ServiceName } from '@backoffice/contracts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import { callOf } from '../../rest/answered-calls.ts';
import { isObject } from '../../unknown-value.ts';

/** Returns a property name for a pointer (RFC 6901). An unusual name could be personal data and is hidden. */
const tokenOf = (name: string): string => (/^[\w.-]{1,60}$/.test(name) ? name : '…');

/** Wraps a value in a proxy that reports the JSON pointer of each property that is read, at any depth. */
const watched = <Value>(value: Value, pointer: string, note: (pointer: string) => void): Value => {
  if (!isObject(value)) return value;
  return new Proxy(value, {
    get: (target, name): unknown => {
      const found: unknown = Reflect.get(target, name, target);
      if (typeof name === 'symbol' || typeof found === 'function' || (Array.isArray(target) && name === 'length'))
        return found;
      const place = `${pointer}/${tokenOf(name)}`;
      note(place);
      return watched(found, place, note);
    },
  });
};

/**
 * Returns the pointer of the property that could not be mapped. It maps the value a second time, and takes the property
 * that was read last before the error. Returns an empty text if none was read, or if the second mapping succeeds.
 */
const lastRead = <Given>(given: Given, map: (given: Given) => unknown): string => {
  let last = '';
  try {
    map(
      watched(given, '', (pointer) => {
        last = pointer;
      }),
    );
  } catch {
    return last;
  }
  return '';
};

/** Position of a value in an answer: the whole answer, or one of its rows. */
export interface AnswerPosition {
  readonly answer: unknown;
  readonly row?: number | undefined;
}

/** Creates the error of a value that cannot be mapped. It names the call and the pointer that breaks the contract. */
export const badValue = <Given>(
  service: ServiceName,
  { answer, row }: AnswerPosition,
  { given, map, cause }: { readonly given: Given; readonly map: (given: Given) => unknown; readonly cause: unknown },
): UpstreamError => {
  const pointer = `${row === undefined ? '' : `/rows/${row}`}${lastRead(given, map)}`;
  return new UpstreamError(service, 'BAD_ANSWER', { call: callOf(answer), pointer, cause });
};

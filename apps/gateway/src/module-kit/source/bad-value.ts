import type { ServiceName } from '@backoffice/contracts';
import { UpstreamError } from '../../errors/upstream-error.ts';
import { callOf } from '../../rest/answered-calls.ts';
import { isObject } from '../../unknown-value.ts';

/** Name of a property in a pointer (RFC 6901). One that no contract has could be a person's data. */
const tokenOf = (name: string): string => (/^[\w.-]{1,60}$/.test(name) ? name : '…');

/** The same value, which notes every property that is read of it, however deep. */
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

/** The last value that was read before it could not be mapped; it is mapped once more to see which. */
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

/** Place of a value in an answer: in the whole of it, or in one of its rows. */
export interface Place {
  readonly answer: unknown;
  readonly row?: number | undefined;
}

/** The error of a value that cannot be mapped, with the call and the place of what breaks the contract. */
export const badValue = <Given>(
  service: ServiceName,
  { answer, row }: Place,
  { given, map, cause }: { readonly given: Given; readonly map: (given: Given) => unknown; readonly cause: unknown },
): UpstreamError => {
  const pointer = `${row === undefined ? '' : `/rows/${row}`}${lastRead(given, map)}`;
  return new UpstreamError(service, 'BAD_ANSWER', { call: callOf(answer), pointer, cause });
};

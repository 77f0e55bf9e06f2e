import { isObject } from '../unknown-value.ts';

const calls = new WeakMap<object, string>();

/** Notes the call that an answer came from: `GET /pagos/{id}`. */
export const noteCall = (answer: unknown, call: string | undefined): void => {
  if (call !== undefined && isObject(answer)) calls.set(answer, call);
};

/** Names the call that an answer came from; undefined for any other value. */
export const callOf = (answer: unknown): string | undefined => (isObject(answer) ? calls.get(answer) : undefined);

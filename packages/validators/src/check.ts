import { type InferType, type Schema, ValidationError } from 'yup';

/** The value as its shape leaves it, or the first thing that is wrong with it. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly path: string; readonly message: string };

/** Checks without throwing; `path` is empty when the value itself is wrong and not a field of it. */
export function check<Shape extends Schema>(shape: Shape, value: unknown): Checked<InferType<Shape>> {
  try {
    return { ok: true, value: shape.validateSync(value) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, path: error.path ?? '', message: error.message };
  }
}

export type { InferType, Schema };

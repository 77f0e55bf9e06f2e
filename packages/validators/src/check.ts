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

/** What is wrong with each field, by its path; the first thing of each. Empty when all is right. */
export function problemsOf(shape: Schema, value: unknown): Readonly<Record<string, string>> {
  try {
    shape.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Record<string, string> = {};
    for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) problems[path] ??= message;
    return problems;
  }
}

export type { InferType, Schema };

import { type InferType, type Schema, ValidationError } from 'yup';

/** The value as its shape leaves it, or the first thing that is wrong with it. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly path: string; readonly code: ProblemCode; readonly message: string };

/** Kind of a problem, for programs; people read the message. */
export type ProblemCode = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_SMALL' | 'TOO_LARGE' | 'INVALID';

const codeOf = ({ type, params }: ValidationError): ProblemCode => {
  const isText = typeof params?.['value'] === 'string';
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
      return 'REQUIRED';
    case 'min':
      return isText ? 'TOO_SHORT' : 'TOO_SMALL';
    case 'max':
      return isText ? 'TOO_LONG' : 'TOO_LARGE';
    default:
      return 'INVALID';
  }
};

/** Checks without throwing; `path` is empty when the value itself is wrong and not a field of it. */
export function check<Shape extends Schema>(shape: Shape, value: unknown): Checked<InferType<Shape>> {
  try {
    return { ok: true, value: shape.validateSync(value) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, path: error.path ?? '', code: codeOf(error), message: error.message };
  }
}

/** Finds the first problem of each field, by its path. Empty when all is right. */
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

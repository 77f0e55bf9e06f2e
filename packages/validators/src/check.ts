import { type InferType, type Schema, ValidationError } from 'yup';

/** Validated value, or its first problem. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly path: string; readonly code: ProblemCode; readonly message: string };

/** Code of a problem for programs. People read the message. */
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

/** Validates a value without throwing. `path` is empty for a problem of the value itself, not of a field. */
export function check<Shape extends Schema>(shape: Shape, value: unknown): Checked<InferType<Shape>> {
  try {
    return { ok: true, value: shape.validateSync(value) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, path: error.path ?? '', code: codeOf(error), message: error.message };
  }
}

/** Returns the first message of each invalid field, by path. Empty for a valid value. */
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

/** Types of the problems that typing on cannot mend: the value is already too large or too long. */
const excesses = new Set<string | undefined>(['max', 'largest', 'most']);

/** Returns the paths of the fields whose first problem is an excess. */
export function excessesOf(shape: Schema, value: unknown): ReadonlySet<string> {
  try {
    shape.validateSync(value, { abortEarly: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, string | undefined>();
    for (const { path = '', type } of error.inner) if (!first.has(path)) first.set(path, type);
    return new Set([...first].flatMap(([path, type]) => (excesses.has(type) ? [path] : [])));
  }
}

export type { InferType, Schema };

import { check, type InferType, type Schema } from '@backoffice/validators';
import { InputError } from './input-error.ts';

/** The value as its validator leaves it; what it refuses is an InputError that names the argument. */
export function checked<Shape extends Schema>(argument: string, shape: Shape, value: unknown): InferType<Shape> {
  const result = check(shape, value ?? undefined);
  if (result.ok) return result.value;
  throw new InputError([argument, result.path].filter(Boolean).join('.'), result.message, result.code);
}

import { check, type InferType, type Schema } from '@backoffice/validators';
import { inputError } from './gateway-error.ts';

/** The value as its validator leaves it; what it refuses is a GatewayError that names the argument. */
export function checked<Shape extends Schema>(argument: string, shape: Shape, value: unknown): InferType<Shape> {
  const result = check(shape, value ?? undefined);
  if (result.ok) return result.value;
  throw inputError([argument, result.path].filter(Boolean).join('.'), result.message, result.code);
}

/**
 * Checks the identifier that a service gave, where its contract has one.
 * @throws TypeError when it is no text; it is described as every other value that breaks a contract
 */
export const checkedIdentifier = (id: unknown): string => {
  if (typeof id !== 'string')
    throw new TypeError(`Identifier must be text here, and is ${id === null ? 'null' : typeof id}.`);
  return id;
};

import { check, type InferType, type Schema } from '@backoffice/validators';
import { inputError } from './gateway-error.ts';

/** Returns the value after its validator has normalized it. @throws GatewayError that names the argument */
export function checked<Shape extends Schema>(argument: string, shape: Shape, value: unknown): InferType<Shape> {
  const result = check(shape, value ?? undefined);
  if (result.ok) return result.value;
  throw inputError([argument, result.path].filter(Boolean).join('.'), result.message, result.code);
}

/**
 * Checks the type of an identifier from a service.
 * @throws TypeError when it is not a string; `describeError` reports it as a broken contract
 */
export const checkedIdentifier = (id: unknown): string => {
  if (typeof id !== 'string')
    throw new TypeError(`Identifier must be text here, and is ${id === null ? 'null' : typeof id}.`);
  return id;
};

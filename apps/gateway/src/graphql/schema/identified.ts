import { IDENTIFIER } from '@backoffice/contracts';
import { defaultFieldResolver, type GraphQLFieldConfig } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { inputError } from '../../errors/gateway-error.ts';

type Field = GraphQLFieldConfig<unknown, GatewayContext>;

/** Arguments that identify a single record. */
const names = ['id', 'signature'] as const;

/** Suffix of the identifier of an older version. */
const VERSION = /@\d{1,9}$/;

/**
 * Refuses a text that cannot be an identifier, before the resolver runs and calls a service. The answer is an error,
 * because `null` would mean that a service has no such record. The identifier of an older version ends with `@` and its
 * number.
 */
export const identified = (field: Field): Field => {
  const name = names.find((one) => field.args?.[one] !== undefined);
  if (name === undefined) return field;
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve: (source, given: Readonly<Record<string, unknown>>, context, info) => {
      const id = given[name];
      if (typeof id === 'string' && !IDENTIFIER.test(id.replace(VERSION, '')))
        throw inputError(name, 'Revise el identificador: lleva algún número, o solo letras mayúsculas.');
      return resolve(source, given, context, info);
    },
  };
};

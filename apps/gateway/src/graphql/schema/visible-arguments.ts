import { hasTurnedDirection, notPrintable, seenText } from '@backoffice/validators';
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { inputError } from '../../errors/gateway-error.ts';
import { isObject } from '../../unknown-value.ts';

type Field = GraphQLFieldConfig<unknown, GatewayContext>;

/** Texts as people see them, however deep; most are plain, and then the same value comes back. */
const seen = (value: unknown, path: string): unknown => {
  if (typeof value === 'string') {
    if (hasTurnedDirection(value)) throw inputError(path, notPrintable);
    return seenText(value);
  }
  if (Array.isArray(value)) return value.map((one, place) => seen(one, `${path}.${place}`));
  if (!isObject(value) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, seen(one, `${path}.${name}`)]));
};

const seeing = (field: Field): Field => {
  if (Object.keys(field.args ?? {}).length === 0) return field;
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve: (source, given: Readonly<Record<string, unknown>>, context, info) => {
      const args = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, seen(value, name)]));
      return resolve(source, args, context, info);
    },
  };
};

/**
 * Makes every text of every argument what people see of it, before any resolver: one form of Unicode, and nothing unseen
 * that comes with pasting. A text whose direction is turned is refused: it could look like another.
 */
export const withVisibleArguments = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: seeing,
    [MapperKind.MUTATION_ROOT_FIELD]: seeing,
    [MapperKind.OBJECT_FIELD]: seeing,
  });

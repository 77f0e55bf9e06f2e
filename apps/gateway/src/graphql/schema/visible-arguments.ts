import { visibleCharacters } from '@backoffice/validators';
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { isObject } from '../../unknown-value.ts';

type Field = GraphQLFieldConfig<unknown, GatewayContext>;

/** Texts as people see them, however deep. */
const visible = (value: unknown): unknown => {
  if (typeof value === 'string') return visibleCharacters(value);
  if (Array.isArray(value)) return value.map(visible);
  if (!isObject(value) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visible(one)]));
};

const seeing = (field: Field): Field => {
  if (Object.keys(field.args ?? {}).length === 0) return field;
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve: (source, given: Readonly<Record<string, unknown>>, context, info) => {
      const args = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, visible(value)]));
      return resolve(source, args, context, info);
    },
  };
};

/**
 * Makes every text of every argument what people see of it, before any resolver: one form of Unicode, and nothing unseen,
 * be it pasted along or put there to make a text look like another.
 */
export const withVisibleArguments = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: seeing,
    [MapperKind.MUTATION_ROOT_FIELD]: seeing,
    [MapperKind.OBJECT_FIELD]: seeing,
  });

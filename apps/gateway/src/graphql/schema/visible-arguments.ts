import { visibleLines } from '@backoffice/validators';
import { defaultFieldResolver, type GraphQLFieldConfig } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { isObject } from '../../unknown-value.ts';

type Field = GraphQLFieldConfig<unknown, GatewayContext>;

/** Texts as people see them, however deep. */
const visible = (value: unknown): unknown => {
  if (typeof value === 'string') return visibleLines(value);
  if (Array.isArray(value)) return value.map(visible);
  if (!isObject(value) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visible(one)]));
};

/**
 * Makes every text of every argument what people see of it, before the resolver: the one form in which texts are kept and
 * compared, so that nothing is pasted along or makes a text look like another.
 */
export const seeing = (field: Field): Field => {
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

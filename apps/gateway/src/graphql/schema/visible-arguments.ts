import { visibleLines } from '@backoffice/validators';
import { defaultFieldResolver, type GraphQLFieldConfig } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { isObject } from '../../unknown-value.ts';

type Field = GraphQLFieldConfig<unknown, GatewayContext>;

/** Converts all texts within a value to their visible form, at any depth. */
const visible = (value: unknown): unknown => {
  if (typeof value === 'string') return visibleLines(value);
  if (Array.isArray(value)) return value.map(visible);
  if (!isObject(value) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visible(one)]));
};

/**
 * Converts the texts of the arguments to their visible form, before the resolver runs. Otherwise two texts that look
 * the same could differ in invisible characters.
 */
export const withVisibleArguments = (field: Field): Field => {
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

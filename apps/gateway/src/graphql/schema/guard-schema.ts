import { roleOf, type Permission } from '@backoffice/schema/roles';
import { getDirective, mapSchema, MapperKind } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  isAbstractType,
  isNullableType,
  GraphQLObjectType,
  isObjectType,
  type GraphQLFieldConfig,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { forbidden } from '../../errors/gateway-error.ts';
import { isPersonal } from '../audit/audited-field.ts';
import { identified } from './identified.ts';
import { withVisibleArguments } from './visible-arguments.ts';

/** Lists of permissions. A person needs one permission of each list. */
type Guards = readonly (readonly Permission[])[];
type Field = GraphQLFieldConfig<unknown, GatewayContext>;

const isPermissions = (value: unknown): value is readonly Permission[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && Object.hasOwn(roleOf, name));

const requiredBy = (schema: GraphQLSchema, node: Field | GraphQLObjectType): Guards =>
  (getDirective(schema, node, 'requires') ?? []).map(({ permissions }) => {
    const required: unknown = permissions;
    if (!isPermissions(required)) throw new Error(`@requires names no permissions of the schema: ${String(required)}.`);
    return required;
  });

/** Returns the object types that a field may return. */
const objectTypesOf = (schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLObjectType[] => {
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
};

/** Returns the permissions of the types that a field returns. */
const typeGuardsOf = (schema: GraphQLSchema, field: Field): Guards =>
  objectTypesOf(schema, getNamedType(field.type)).flatMap((type) => requiredBy(schema, type));

/** Returns the permissions that a field requires: its own, and those of the types that it returns. */
const guardsOf = (schema: GraphQLSchema, field: Field): Guards => [
  ...requiredBy(schema, field),
  ...typeGuardsOf(schema, field),
];

/** Returns true when a field lists a permission with which its type would still refuse the person. */
const promisesTooMuch = (schema: GraphQLSchema, field: Field): boolean =>
  requiredBy(schema, field).some((anyOf) =>
    typeGuardsOf(schema, field).some(
      (needed) => needed.length < anyOf.length && needed.every((name) => anyOf.includes(name)),
    ),
  );

const named = (anyOf: readonly Permission[]): string => {
  const names = anyOf.map((name) => `\`${name}\``).join(', ');
  return anyOf.length === 1 ? `the permission ${names}` : `any one of the permissions ${names}`;
};

/** Adds a sentence about the permissions to a description. Introspection does not show them otherwise. */
const withPermissions = (description: string | null | undefined, guards: Guards): string => {
  const sentences = new Set(guards.map(named));
  return [description, `Requires ${[...sentences].join(' and ')}.`].filter(Boolean).join('\n\n');
};

/** Adds a check before the resolver of a field. */
const before = (field: Field, check: (context: GatewayContext) => void): Field => {
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve: (source, given, context, info) => {
      check(context);
      return resolve(source, given, context, info);
    },
  };
};

const guarded = (field: Field, guards: Guards): Field => ({
  ...before(field, ({ can }) => {
    for (const anyOf of guards) if (!can(...anyOf)) throw forbidden(anyOf);
  }),
  description: withPermissions(field.description, guards),
});

/**
 * Makes a field of a payload null without its permission. An error beside a successful change would look like its
 * refusal.
 */
const quiet = (field: Field, guards: Guards): Field => {
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve: (source, given, context, info) =>
      guards.every((anyOf) => context.can(...anyOf)) ? resolve(source, given, context, info) : null,
    description: withPermissions(field.description, guards),
  };
};

/** Refuses a mutation while the audit trail cannot be written. A personal mutation is exempt. */
const demandingTrail = (schema: GraphQLSchema, field: Field): Field => {
  return isPersonal(schema, field) ? field : before(field, ({ trail }) => trail.demandWritten());
};

/**
 * Enforces `@requires`: a refused field does not reach its resolver, so it calls no service. It also converts arguments
 * to their visible form, checks the identifiers of queries, and refuses mutations that cannot be audited.
 * @param mayFail true for a field whose reading may throw. It gets a resolver, since its error would otherwise fail the
 * whole compiled operation
 * @throws Error for root fields with neither `@requires` nor `@authenticated`: access is denied by default. Also for
 * fields that list permissions which their type refuses.
 */
export const guardSchema = (
  schema: GraphQLSchema,
  mayFail: (type: string, field: string) => boolean = () => false,
): GraphQLSchema => {
  const open: string[] = [];
  const promising: string[] = [];
  const payloads = new Set(
    Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ type }) => getNamedType(type).name),
  );
  const guard = (field: Field, typeName?: string): Field => {
    const guards = guardsOf(schema, field);
    if (guards.length === 0) return field;
    const isQuiet = typeName !== undefined && payloads.has(typeName) && isNullableType(field.type);
    return (isQuiet ? quiet : guarded)(field, guards);
  };
  const guardRoot = (field: Field, name: string, typeName: string): Field => {
    const decided = requiredBy(schema, field).length > 0 || getDirective(schema, field, 'authenticated') !== undefined;
    if (!decided) open.push(`${typeName}.${name}`);
    return guard(field);
  };
  const result = mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const guards = requiredBy(schema, type);
      if (guards.length === 0) return undefined;
      const config = type.toConfig();
      return new GraphQLObjectType({ ...config, description: withPermissions(config.description, guards) });
    },
    [MapperKind.QUERY_ROOT_FIELD]: (field: Field, name, typeName) =>
      guardRoot(withVisibleArguments(identified(field)), name, typeName),
    [MapperKind.MUTATION_ROOT_FIELD]: (field: Field, name, typeName) =>
      guardRoot(demandingTrail(schema, withVisibleArguments(field)), name, typeName),
    [MapperKind.OBJECT_FIELD]: (given: Field, name, typeName) => {
      if (promisesTooMuch(schema, given)) promising.push(`${typeName}.${name}`);
      const field = withVisibleArguments(given);
      const mayFall = !field.resolve && mayFail(typeName, name);
      return guard(mayFall ? { ...field, resolve: defaultFieldResolver } : field, typeName);
    },
  });
  if (promising.length > 0)
    throw new Error(`${promising.join(', ')}: @requires lists a permission with which its type is still refused.`);
  if (open.length > 0)
    throw new Error(
      `${open.join(', ')}: needs @requires or @authenticated in the SDL, because the API denies by default.`,
    );
  return result;
};

import {
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import type { Cost, CostOptions } from '../../api/operation-cost.ts';
import { at } from '../../unknown-value.ts';

/**
 * The most that an operation may need. More calls than it may make in fact (`http/create-context.ts`), because the rows of
 * a list often name the same few things, which are requested once. So many values keep a processor for half a second.
 */
export const LARGEST_COST: Cost = { calls: 500, values: 150_000 };

/**
 * Number of rows requested of a field; undefined without such an argument. For an unknown variable, the highest value.
 */
export const requestedRows = (
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  { sizes, variables }: CostOptions,
) => {
  const argument = field.args.find(({ name }) => Object.hasOwn(sizes, name));
  if (!argument) return undefined;
  const most = sizes[argument.name] ?? 0;
  const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
  const ofVariable = given?.kind === Kind.VARIABLE ? at(variables, given.name.value) : undefined;
  const ofLiteral = given?.kind === Kind.INT ? Number(given.value) : most;
  const rows = given ? (ofVariable ?? ofLiteral) : (argument.defaultValue ?? most);
  return typeof rows === 'number' ? Math.min(Math.max(rows, 0), most) : most;
};

const metaFields: Readonly<Record<string, GraphQLField<unknown, unknown>>> = {
  __schema: SchemaMetaFieldDef,
  __type: TypeMetaFieldDef,
  __typename: TypeNameMetaFieldDef,
};

/** The field of a type; undefined where it has no such one. */
export const fieldOf = (type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined =>
  metaFields[name] ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);

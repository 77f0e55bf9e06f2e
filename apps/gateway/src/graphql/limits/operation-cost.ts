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
 * Maximum cost of an operation that is not registered. It allows more calls than a request may really make
 * (`http/request/create-context.ts`). Rows often refer to the same records, which are requested once.
 */
export const LARGEST_COST: Cost = { calls: 500, values: 150_000 };

/**
 * Returns the number of rows that a field requests; undefined without a size argument. For an unknown variable it is
 * the maximum.
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

/** Returns a field of a type; undefined when the type does not have it. */
export const fieldOf = (type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined =>
  metaFields[name] ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);

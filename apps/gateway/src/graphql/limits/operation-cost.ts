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
import { at } from '../../unknown-value.ts';

/** Highest cost of an operation. */
export interface Cost {
  /** Calls to services. */
  readonly calls: number;
  /** Values of the answer: each field of each object, each element of a list. */
  readonly values: number;
}

/** The cost of an operation, for a client that requested it. */
export interface CostReport extends Cost {
  /** The most that is accepted of an operation that a person typed. */
  readonly limit: Cost;
  /** As how many requests of the person it counts, with these variables. */
  readonly requests: number;
}

/**
 * The most that an operation may need. More calls than it may make in fact (`http/create-context.ts`), because the rows of
 * a list often name the same few things, which are requested once. So many values keep a processor for half a second.
 */
export const LARGEST_COST: Cost = { calls: 500, values: 150_000 };

export interface CostOptions {
  /** `Type.field` of all fields that ask a service. */
  readonly askingFields: ReadonlySet<string>;
  /** Arguments that say how many rows there will be, and the largest value that is accepted. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Rows that one call brings. */
  readonly rowsPerCall: number;
  /** Values of the variables; the most that is accepted without them. */
  readonly variables?: object | undefined;
}

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

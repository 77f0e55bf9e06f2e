import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { limitExceeded } from './document-limits.ts';
import { fragmentsOf } from './measure-document.ts';
import { at } from '../unknown-value.ts';

/** What an operation needs at most. */
export interface Cost {
  /** Calls to services. */
  readonly calls: number;
  /** Values of the answer: each field of each object, each element of a list. */
  readonly values: number;
}

/**
 * The most that an operation may need. More calls than it may make in fact (`http/create-context.ts`), because the rows of
 * a list often name the same few things, which are asked for once. So many values keep a processor for half a second.
 */
export const LARGEST_COST: Cost = { calls: 500, values: 150_000 };

/** What an estimate is made of. */
export interface CostOptions {
  /** `Type.field` of all fields that ask a service. */
  readonly askingFields: ReadonlySet<string>;
  /** Arguments that say how many rows there will be, and the largest value that is accepted. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Rows that one call brings. */
  readonly rowsPerCall: number;
  /** Values of the variables; the most that is accepted without them. */
  readonly variables?: object;
}

/** Rows of a list that no argument bounds: the methods of a payment, the references of a payer. */
const SHORT_LIST = 10;

type Estimate = (operation: OperationDefinitionNode) => Cost;

const NOTHING: Cost = { calls: 0, values: 0 };
const sum = (one: Cost, other: Cost): Cost => ({ calls: one.calls + other.calls, values: one.values + other.values });
const times = ({ calls, values }: Cost, count: number): Cost => ({ calls: calls * count, values: values * count });

/** How many rows a field is asked for; undefined when it has no such argument. Of an unknown variable, the most it may be. */
const requestedRows = (node: FieldNode, field: GraphQLField<unknown, unknown>, { sizes, variables }: CostOptions) => {
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

const fieldOf = (type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined =>
  metaFields[name] ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);

/** Estimates the operations of a document; each fragment once, whatever the number of its spreads. */
export const createEstimate = (document: DocumentNode, schema: GraphQLSchema, options: CostOptions): Estimate => {
  const { askingFields, rowsPerCall } = options;
  const fragments = fragmentsOf(document);
  /** By the fragment and the number of rows around it. */
  const estimated = new Map<string, Cost>();

  const ofFragment = (name: string, rows: number | undefined): Cost => {
    const key = `${name} ${String(rows)}`;
    const known = estimated.get(key);
    if (known) return known;
    // a fragment in itself costs nothing there: another rule refuses the cycle
    estimated.set(key, NOTHING);
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const cost = fragment ? ofSelections(fragment.selectionSet, type, rows) : NOTHING;
    estimated.set(key, cost);
    return cost;
  };

  const ofField = (node: FieldNode, type: GraphQLNamedType | undefined, rows: number | undefined): Cost => {
    const field = fieldOf(type, node.name.value);
    if (!type || !field) return NOTHING;
    const requested = requestedRows(node, field, options);
    const calls = askingFields.has(`${type.name}.${field.name}`)
      ? Math.max(1, Math.ceil((requested ?? 0) / rowsPerCall))
      : 0;
    const inner = node.selectionSet
      ? ofSelections(node.selectionSet, getNamedType(field.type), requested)
      : { calls: 0, values: 1 };
    const length = isListType(getNullableType(field.type)) ? (rows ?? SHORT_LIST) : 1;
    return sum({ calls, values: 1 }, times(inner, length));
  };

  const ofNode = (node: SelectionNode, type: GraphQLNamedType | undefined, rows: number | undefined): Cost => {
    if (node.kind === Kind.FIELD) return ofField(node, type, rows);
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value, rows);
    const narrowed = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type;
    return ofSelections(node.selectionSet, narrowed, rows);
  };

  const ofSelections = (
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    rows: number | undefined,
  ): Cost => selections.reduce((total, node) => sum(total, ofNode(node, type, rows)), NOTHING);

  return ({ operation, selectionSet }) =>
    ofSelections(selectionSet, schema.getRootType(operation) ?? undefined, undefined);
};

/** What the operations of a document need at most, in their order. */
export const costsOf = (document: DocumentNode, schema: GraphQLSchema, options: CostOptions): readonly Cost[] => {
  const estimate = createEstimate(document, schema, options);
  return document.definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [estimate(node)] : []));
};

/** What one operation needs at most; undefined where the document has no such one. */
export const measureCost = (
  document: DocumentNode,
  schema: GraphQLSchema,
  options: CostOptions,
  operationName: string | undefined,
): Cost | undefined => {
  const operation = getOperationAST(document, operationName);
  return operation ? createEstimate(document, schema, options)(operation) : undefined;
};

/** Makes the validation rule that refuses operations that ask services too often or for too much, whatever their variables. */
export const createCostRule =
  (options: CostOptions) =>
  (context: ValidationContext): ASTVisitor => ({
    Document: (document) => {
      for (const { calls, values } of costsOf(document, context.getSchema(), options)) {
        if (calls > LARGEST_COST.calls)
          context.reportError(limitExceeded(document, `cost ${calls}, máximo ${LARGEST_COST.calls}`));
        else if (values > LARGEST_COST.values)
          context.reportError(limitExceeded(document, `values ${values}, máximo ${LARGEST_COST.values}`));
      }
    },
  });

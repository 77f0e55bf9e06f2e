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
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { limitExceeded } from './document-limits.ts';
import { fragmentsOf } from './measure-document.ts';

/**
 * Calls to services that an operation may seem to need. More than it may make in fact (`http/create-context.ts`), because
 * the rows of a list often name the same few things, which are asked for once.
 */
export const LARGEST_COST = 500;

/** What an estimate is made of. */
export interface CostOptions {
  /** `Type.field` of all fields that ask a service. */
  readonly askingFields: ReadonlySet<string>;
  /** Arguments that say how many rows there will be, and the largest value that is accepted. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Rows that one call brings. */
  readonly rowsPerCall: number;
}

/** Rows of a list that no argument bounds: the methods of a payment, the references of a payer. */
const SHORT_LIST = 10;

type Estimate = (operation: OperationDefinitionNode) => number;

/** How many rows a field is asked for; undefined when it has no such argument. Of a variable, the most it may be. */
const requestedRows = (node: FieldNode, field: GraphQLField<unknown, unknown>, sizes: CostOptions['sizes']) => {
  const argument = field.args.find(({ name }) => Object.hasOwn(sizes, name));
  if (!argument) return undefined;
  const most = sizes[argument.name] ?? 0;
  const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
  const rows = given ? (given.kind === Kind.INT ? Number(given.value) : most) : Number(argument.defaultValue ?? most);
  return Math.min(Math.max(rows, 0), most);
};

const fieldOf = (type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;

/** Estimates the operations of a document; each fragment once, whatever the number of its spreads. */
const createEstimate = (document: DocumentNode, schema: GraphQLSchema, options: CostOptions): Estimate => {
  const { askingFields, sizes, rowsPerCall } = options;
  const fragments = fragmentsOf(document);
  /** By the fragment and the number of rows around it. */
  const estimated = new Map<string, number>();

  const ofFragment = (name: string, rows: number | undefined): number => {
    const key = `${name} ${String(rows)}`;
    const known = estimated.get(key);
    if (known !== undefined) return known;
    // a fragment in itself costs nothing there: another rule refuses the cycle
    estimated.set(key, 0);
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const cost = fragment ? ofSelections(fragment.selectionSet, type, rows) : 0;
    estimated.set(key, cost);
    return cost;
  };

  const ofField = (node: FieldNode, type: GraphQLNamedType | undefined, rows: number | undefined): number => {
    const field = fieldOf(type, node.name.value);
    if (!type || !field) return 0;
    const requested = requestedRows(node, field, sizes);
    const calls = askingFields.has(`${type.name}.${field.name}`)
      ? Math.max(1, Math.ceil((requested ?? 0) / rowsPerCall))
      : 0;
    const inner = node.selectionSet ? ofSelections(node.selectionSet, getNamedType(field.type), requested) : 0;
    return calls + inner * (isListType(getNullableType(field.type)) ? (rows ?? SHORT_LIST) : 1);
  };

  const ofSelections = (
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    rows: number | undefined,
  ): number =>
    selections.reduce((total, node) => {
      if (node.kind === Kind.FIELD) return total + ofField(node, type, rows);
      if (node.kind === Kind.FRAGMENT_SPREAD) return total + ofFragment(node.name.value, rows);
      const narrowed = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type;
      return total + ofSelections(node.selectionSet, narrowed, rows);
    }, 0);

  return ({ operation, selectionSet }) =>
    ofSelections(selectionSet, schema.getRootType(operation) ?? undefined, undefined);
};

/** Calls to services that the operations of a document would need at most, in their order. */
export const costsOf = (document: DocumentNode, schema: GraphQLSchema, options: CostOptions): readonly number[] => {
  const estimate = createEstimate(document, schema, options);
  return document.definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [estimate(node)] : []));
};

/** Calls that one operation would need at most; undefined where the document has no such one. */
export const measureCost = (
  document: DocumentNode,
  schema: GraphQLSchema,
  options: CostOptions,
  operationName: string | undefined,
): number | undefined => {
  const operation = getOperationAST(document, operationName);
  return operation ? createEstimate(document, schema, options)(operation) : undefined;
};

/** Makes the validation rule that refuses operations which would ask services too often, whatever their variables. */
export const createCostRule =
  (options: CostOptions) =>
  (context: ValidationContext): ASTVisitor => ({
    Document: (document) => {
      for (const cost of costsOf(document, context.getSchema(), options))
        if (cost > LARGEST_COST) context.reportError(limitExceeded(document, `cost ${cost}, máximo ${LARGEST_COST}`));
    },
  });

import {
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Cost, CostOptions } from '../../api/operation-cost.ts';
import { fieldOf, requestedRows } from './operation-cost.ts';

/** Size of an operation, and its estimated cost. A fragment counts each time it is spread. */
export interface OperationSize extends Cost {
  readonly depth: number;
  readonly introspectionDepth: number;
  /** Number of fields at the top level of a selection, including those of fragments. */
  readonly width: number;
  readonly aliases: number;
  readonly fields: number;
}

/** Size of a whole document, including unused definitions. */
export interface DocumentSize {
  readonly operations: number;
  readonly fragments: number;
  readonly variables: number;
  readonly directives: number;
}

/** Assumed length of a list without a size argument, such as the methods of a payment or the references of a payer. */
const SHORT_LIST = 10;

const NOTHING: OperationSize = {
  depth: 0,
  introspectionDepth: 0,
  width: 0,
  aliases: 0,
  fields: 0,
  calls: 0,
  values: 0,
};

const beside = (a: OperationSize, b: OperationSize): OperationSize => ({
  depth: Math.max(a.depth, b.depth),
  introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
  width: a.width + b.width,
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
  calls: a.calls + b.calls,
  values: a.values + b.values,
});

const isIntrospection = (name: string): boolean => name === '__schema' || name === '__type';

/** Returns the size of a field without its cost. @param inner size of its selection */
const around = ({ name, alias }: FieldNode, inner: OperationSize): Omit<OperationSize, keyof Cost> => {
  const introspection = isIntrospection(name.value);
  return {
    depth: introspection ? 0 : inner.depth + 1,
    introspectionDepth: introspection ? Math.max(inner.depth, inner.introspectionDepth) + 1 : inner.introspectionDepth,
    width: 1,
    aliases: inner.aliases + (alias ? 1 : 0),
    fields: inner.fields + 1,
  };
};

/** Returns the fragments of a document by name. */
export const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );

/** Creates the measure of a document's operations. Each fragment is measured once for each number of rows. */
export const createMeasure = (
  document: DocumentNode,
  schema: GraphQLSchema,
  options: CostOptions,
): ((operation: OperationDefinitionNode) => OperationSize) => {
  type Type = GraphQLNamedType | undefined;
  /** Rows of the enclosing page; undefined without one. */
  type Rows = number | undefined;
  const { fieldsWithCalls, rowsPerCall } = options;
  const fragments = fragmentsOf(document);
  /** Sizes of fragments, by name and number of rows around. */
  const measured = new Map<string, OperationSize>();

  const ofFragment = (name: string, rows: Rows): OperationSize => {
    const key = `${name} ${String(rows)}`;
    const known = measured.get(key);
    if (known) return known;
    // within itself a fragment counts nothing: another rule refuses the cycle
    measured.set(key, NOTHING);
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const size = fragment ? ofSelections(fragment.selectionSet, type, rows) : NOTHING;
    measured.set(key, size);
    return size;
  };

  const ofField = (node: FieldNode, type: Type, rows: Rows): OperationSize => {
    const field = fieldOf(type, node.name.value);
    const requested = field && requestedRows(node, field, options);
    const inner = node.selectionSet
      ? ofSelections(node.selectionSet, field && getNamedType(field.type), requested)
      : { ...NOTHING, values: 1 };
    const size = around(node, inner);
    if (!type || !field) return { ...size, calls: 0, values: 0 };
    const isAsking = fieldsWithCalls.has(`${type.name}.${field.name}`);
    const length = isListType(getNullableType(field.type)) ? (rows ?? SHORT_LIST) : 1;
    return {
      ...size,
      calls: (isAsking ? Math.max(1, Math.ceil((requested ?? 0) / rowsPerCall)) : 0) + inner.calls * length,
      values: 1 + inner.values * length,
    };
  };

  const ofNode = (node: SelectionNode, type: Type, rows: Rows): OperationSize => {
    if (node.kind === Kind.FIELD) return ofField(node, type, rows);
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value, rows);
    const narrowed = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type;
    return ofSelections(node.selectionSet, narrowed, rows);
  };

  const ofSelections = ({ selections }: SelectionSetNode, type: Type, rows: Rows): OperationSize =>
    selections.reduce((total, node) => beside(total, ofNode(node, type, rows)), NOTHING);

  return ({ operation, selectionSet }) =>
    ofSelections(selectionSet, schema.getRootType(operation) ?? undefined, undefined);
};

/** Counts operations, fragments, variables and directives of a document. */
export const countDefinitions = (document: DocumentNode): DocumentSize => {
  const counts = { operations: 0, fragments: 0, variables: 0, directives: 0 };
  visit(document, {
    OperationDefinition: () => void (counts.operations += 1),
    FragmentDefinition: () => void (counts.fragments += 1),
    VariableDefinition: () => void (counts.variables += 1),
    Directive: () => void (counts.directives += 1),
  });
  return counts;
};

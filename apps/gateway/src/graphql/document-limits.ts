import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { LimitError } from '../errors/limit-error.ts';

/** How large a document may be that a person typed; fragments count as often as they are spread. */
export const documentLimits = {
  /** Lexical tokens; few enough that no nesting of literals can exhaust the parser's stack. */
  tokens: 1_000,
  depth: 10,
  /** The standard introspection query nests this deep. */
  introspectionDepth: 16,
  rootFields: 10,
  aliases: 30,
  fields: 500,
} as const;

interface Size {
  readonly depth: number;
  readonly introspectionDepth: number;
  readonly aliases: number;
  readonly fields: number;
}

const NOTHING: Size = { depth: 0, introspectionDepth: 0, aliases: 0, fields: 0 };

const beside = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
});

const isIntrospection = (name: string): boolean => name === '__schema' || name === '__type';

/** Measures selections; each fragment once, whatever the number of its spreads. */
const createMeasure = (document: DocumentNode) => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const measured = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known) return known;
    // a fragment in itself counts nothing there: another rule refuses the cycle
    measured.set(name, NOTHING);
    const fragment = fragments.get(name);
    const size = fragment ? ofSelections(fragment.selectionSet) : NOTHING;
    measured.set(name, size);
    return size;
  };

  const ofSelections = ({ selections }: SelectionSetNode): Size =>
    selections.reduce<Size>((total, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return beside(total, ofFragment(node.name.value));
      if (node.kind === Kind.INLINE_FRAGMENT) return beside(total, ofSelections(node.selectionSet));
      const inner = node.selectionSet ? ofSelections(node.selectionSet) : NOTHING;
      const deeper = Math.max(inner.depth, inner.introspectionDepth) + 1;
      const introspection = isIntrospection(node.name.value);
      return beside(total, {
        depth: introspection ? 0 : inner.depth + 1,
        introspectionDepth: introspection ? deeper : inner.introspectionDepth,
        aliases: inner.aliases + (node.alias ? 1 : 0),
        fields: inner.fields + 1,
      });
    }, NOTHING);

  return ofSelections;
};

const excessOf = (operation: OperationDefinitionNode, size: Size): string | undefined => {
  const counts = { ...size, rootFields: operation.selectionSet.selections.length };
  const names = ['depth', 'introspectionDepth', 'rootFields', 'aliases', 'fields'] as const;
  const exceeded = names.find((name) => counts[name] > documentLimits[name]);
  return exceeded && `${exceeded} ${counts[exceeded]}, máximo ${documentLimits[exceeded]}`;
};

/** Validation rule: refuses documents beyond the limits, before anything is executed. */
export const documentLimitsRule: ValidationRule = (context) => ({
  Document: (document) => {
    const measure = createMeasure(document);
    for (const operation of document.definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
      const excess = excessOf(operation, measure(operation.selectionSet));
      if (excess === undefined) continue;
      const originalError = new LimitError(`La consulta supera los límites permitidos (${excess}).`);
      context.reportError(new GraphQLError(originalError.message, { nodes: operation, originalError }));
    }
  },
});

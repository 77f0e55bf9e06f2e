import {
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** How large an operation is; fragments count as often as they are spread. */
export interface OperationSize {
  readonly depth: number;
  readonly introspectionDepth: number;
  readonly rootFields: number;
  readonly aliases: number;
  readonly fields: number;
}

/** How much stands in a document, whether an operation uses it or not. */
export interface DocumentSize {
  readonly operations: number;
  readonly fragments: number;
  readonly variables: number;
  readonly directives: number;
}

interface SelectionSize extends Omit<OperationSize, 'rootFields'> {
  /** Fields side by side, those of fragments among them. */
  readonly width: number;
}

const NOTHING: SelectionSize = { depth: 0, introspectionDepth: 0, width: 0, aliases: 0, fields: 0 };

const beside = (a: SelectionSize, b: SelectionSize): SelectionSize => ({
  depth: Math.max(a.depth, b.depth),
  introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
  width: a.width + b.width,
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
});

const isIntrospection = (name: string): boolean => name === '__schema' || name === '__type';

/** The fragments of a document by their names. */
export const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );

/** Measures operations of a document; each fragment once, whatever the number of its spreads. */
export const createMeasure = (document: DocumentNode): ((operation: OperationDefinitionNode) => OperationSize) => {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, SelectionSize>();

  const ofFragment = (name: string): SelectionSize => {
    const known = measured.get(name);
    if (known) return known;
    // a fragment in itself counts nothing there: another rule refuses the cycle
    measured.set(name, NOTHING);
    const fragment = fragments.get(name);
    const size = fragment ? ofSelections(fragment.selectionSet) : NOTHING;
    measured.set(name, size);
    return size;
  };

  const ofSelections = ({ selections }: SelectionSetNode): SelectionSize =>
    selections.reduce<SelectionSize>((total, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return beside(total, ofFragment(node.name.value));
      if (node.kind === Kind.INLINE_FRAGMENT) return beside(total, ofSelections(node.selectionSet));
      const inner = node.selectionSet ? ofSelections(node.selectionSet) : NOTHING;
      const deeper = Math.max(inner.depth, inner.introspectionDepth) + 1;
      const introspection = isIntrospection(node.name.value);
      return beside(total, {
        depth: introspection ? 0 : inner.depth + 1,
        introspectionDepth: introspection ? deeper : inner.introspectionDepth,
        width: 1,
        aliases: inner.aliases + (node.alias ? 1 : 0),
        fields: inner.fields + 1,
      });
    }, NOTHING);

  return ({ selectionSet }) => {
    const { width: rootFields, ...size } = ofSelections(selectionSet);
    return { ...size, rootFields };
  };
};

/** Counts what a document is made of. */
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

import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from '../limits/measure-document.ts';

/** Field of a selection, and whether `@include` or `@skip` applies to it. */
interface Selected {
  readonly node: FieldNode;
  readonly conditional: boolean;
}

const isConditional = ({ directives = [] }: SelectionNode): boolean =>
  directives.some(({ name }) => name.value === 'include' || name.value === 'skip');

/** Collects the fields of merged selections by response name, for all types together. */
const collect = (
  selectionSets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlyMap<string, readonly Selected[]> => {
  const fields = new Map<string, Selected[]>();
  const add = ({ selections }: SelectionSetNode, within: boolean): void => {
    for (const node of selections) {
      const conditional = within || isConditional(node);
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        fields.set(name, [...(fields.get(name) ?? []), { node, conditional }]);
        continue;
      }
      const selected =
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet;
      if (selected) add(selected, conditional);
    }
  };
  for (const selectionSet of selectionSets) add(selectionSet, false);
  return fields;
};

/**
 * Returns true when a field is selected twice in one place, at least once under `@include` or `@skip`. graphql-jit may
 * lose the condition of such a field (0.8.9, when its selection comes from a fragment).
 * @param operation operation of a validated document, which has no fragment cycles
 */
export const mergesConditions = (document: DocumentNode, operation: OperationDefinitionNode): boolean => {
  const fragments = fragmentsOf(document);
  const within = (selectionSets: readonly SelectionSetNode[]): boolean =>
    [...collect(selectionSets, fragments).values()].some(
      (fields) =>
        (fields.length > 1 && fields.some(({ conditional }) => conditional)) ||
        within(fields.flatMap(({ node }) => node.selectionSet ?? [])),
    );
  return within([operation.selectionSet]);
};

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

/** A field of a selection, and whether a variable decides if it is there. */
interface Selected {
  readonly node: FieldNode;
  readonly conditional: boolean;
}

const isConditional = ({ directives = [] }: SelectionNode): boolean =>
  directives.some(({ name }) => name.value === 'include' || name.value === 'skip');

/** Fields of selections that are answered together, by the name in the answer; of whatever type they are selected. */
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
 * Finds a field that is selected twice in one place, once or more under `@include` or `@skip`. graphql-jit may lose the
 * condition of such a field (0.8.9, when its selection comes by a fragment).
 * @param operation of a document that was validated: no fragment is within itself
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

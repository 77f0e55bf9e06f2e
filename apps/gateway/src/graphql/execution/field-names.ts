import { Kind, type DocumentNode, type FieldNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/** Operation that runs, and the document with its fragments. */
export interface Executed {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/** Returns the names of the fields on the path of a response, which has aliases where the operation has them. */
export const fieldNamesAt = (
  { document, operation }: Executed,
  path: readonly (string | number)[],
): readonly string[] => {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const fieldsOf = (set: SelectionSetNode | undefined): readonly FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const { kind } = selection;
      return fieldsOf(kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value));
    });
  let sets: readonly SelectionSetNode[] = [operation.selectionSet];
  return path
    .filter((key) => typeof key === 'string')
    .map((key) => {
      const fields = sets.flatMap(fieldsOf).filter(({ alias, name }) => (alias ?? name).value === key);
      sets = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      return fields[0]?.name.value ?? key;
    });
};

import { getNamedType, isInputType, typeFromAST, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { createSomeValue } from './some-value.ts';

/** Variables of an operation, right by their form, in all the ways in which its conditions can be. */
export const variablesOf = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): readonly Record<string, unknown>[] => {
  const someValue = createSomeValue(() => 'plain-id-1');
  return variableDefinitions.reduce<readonly Record<string, unknown>[]>(
    (all, { variable: { name }, type: node }) => {
      const type = typeFromAST(schema, node);
      if (!isInputType(type)) throw new Error(`${name.value} has no type of the schema`);
      const values = getNamedType(type).name === 'Boolean' ? [true, false] : [someValue(type, name.value)];
      return all.flatMap((given) => values.map((value) => ({ ...given, [name.value]: value })));
    },
    [{}],
  );
};

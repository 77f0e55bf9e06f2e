import { getNamedType, isInputType, typeFromAST, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { createSomeValue } from './some-value.ts';

/**
 * Maximum number of conditions of an operation whose combinations are all tried. Each further condition doubles their
 * number.
 */
const MOST_CONDITIONS = 8;

type Values = Readonly<Record<string, boolean>>;

/** Returns all combinations of the values of these conditions, which are Boolean variables. */
const combinations = (names: readonly string[]): readonly Values[] =>
  names.reduce<readonly Values[]>(
    (all, name) => all.flatMap((values) => [true, false].map((value) => ({ ...values, [name]: value }))),
    [{}],
  );

/** Returns every two conditions in their four combinations, both with all others true and with all others false. */
const pairs = (names: readonly string[]): readonly Values[] =>
  [true, false].flatMap((others) => {
    const rest: Values = Object.fromEntries(names.map((name) => [name, others]));
    return names.flatMap((first, at) =>
      names.slice(at + 1).flatMap((second) => combinations([first, second]).map((two) => ({ ...rest, ...two }))),
    );
  });

/**
 * Returns well-formed variables of an operation, one set for each combination of its conditions. With more than
 * `MOST_CONDITIONS` conditions, the combinations of every two are tried.
 */
export const variablesOf = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): readonly Record<string, unknown>[] => {
  const someValue = createSomeValue(() => 'plain-id-1');
  const typed = variableDefinitions.map(({ variable: { name }, type: node }) => {
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) throw new Error(`${name.value} has no type of the schema`);
    return { name: name.value, type, isCondition: getNamedType(type).name === 'Boolean' };
  });
  const conditions = typed.filter(({ isCondition }) => isCondition).map(({ name }) => name);
  const others = Object.fromEntries(
    typed.filter(({ isCondition }) => !isCondition).map(({ name, type }) => [name, someValue(type, name)]),
  );
  const tried = conditions.length > MOST_CONDITIONS ? pairs(conditions) : combinations(conditions);
  return tried.map((values) => ({ ...others, ...values }));
};

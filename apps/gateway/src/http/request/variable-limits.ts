import { documentLimits, isReadable } from '../../graphql/limits/document-limits.ts';
import { isObject } from '../../unknown-value.ts';

/** Limits of the values beside a document; the bytes are bounded with the body. */
export const variableLimits = {
  /** Objects, lists and single values together. The most that a screen sends: a bulk run of a thousand items, with an argument each. */
  values: 10_000,
  depth: 10,
  /** Characters of one text; the longest that anybody may type is a reason of 500. */
  characters: documentLimits.characters,
} as const;

/** Problem with variables, for the sender. */
export interface VariablesProblem {
  readonly code: 'LIMIT_EXCEEDED' | 'BAD_USER_INPUT';
  readonly message: string;
}

const exceeded = (name: keyof typeof variableLimits): VariablesProblem => ({
  code: 'LIMIT_EXCEEDED',
  message: `Las variables superan los límites permitidos (${name}, máximo ${variableLimits[name]}).`,
});

const unreadable: VariablesProblem = {
  code: 'BAD_USER_INPUT',
  message: 'Las variables tienen caracteres que no se pueden leer.',
};

const problemOfText = (text: string): VariablesProblem | undefined => {
  if (text.length > variableLimits.characters) return exceeded('characters');
  return isReadable(text) ? undefined : unreadable;
};

/** Looks at texts, and puts what holds something itself aside. */
const problemIn = (values: readonly unknown[], deeper: object[]): VariablesProblem | undefined => {
  for (const value of values) {
    if (typeof value === 'string') {
      const problem = problemOfText(value);
      if (problem) return problem;
    } else if (isObject(value)) deeper.push(value);
  }
  return undefined;
};

/** Looks at variables before anything else does; without recursion, since they may be nested as deep as a body is long. */
export const problemOfVariables = (variables: object): VariablesProblem | undefined => {
  let values = 1;
  /** Objects and lists whose values are checked next, all at the same depth. */
  let holders = [variables];
  for (let depth = 1; holders.length > 0; depth += 1) {
    const deeper: object[] = [];
    for (const holder of holders) {
      const held: readonly unknown[] = Object.values(holder);
      values += held.length;
      if (values > variableLimits.values) return exceeded('values');
      if (held.length > 0 && depth > variableLimits.depth) return exceeded('depth');
      const problem = problemIn(held, deeper);
      if (problem) return problem;
    }
    holders = deeper;
  }
  return undefined;
};

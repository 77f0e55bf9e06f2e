import { documentLimits, isReadable } from '../../graphql/limits/document-limits.ts';
import { isObject } from '../../unknown-value.ts';

/** Limits of the variables of a request. The limit of the body covers their bytes. */
export const variableLimits = {
  /**
   * Number of objects, lists and single values together. It allows a bulk run of a thousand items with an argument
   * each.
   */
  values: 10_000,
  depth: 10,
  /** Characters of one text, as within a document. */
  characters: documentLimits.characters,
} as const;

/** Problem with the variables of a request, for its sender. */
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

/** Checks texts, and collects objects and lists for the next level. */
const problemIn = (values: readonly unknown[], deeper: object[]): VariablesProblem | undefined => {
  for (const value of values) {
    if (typeof value === 'string') {
      const problem = problemOfText(value);
      if (problem) return problem;
    } else if (isObject(value)) deeper.push(value);
  }
  return undefined;
};

/**
 * Checks the variables of a request before they are used. Not recursive, since they may be nested very deeply.
 * @returns the first problem; undefined without one
 */
export const problemOfVariables = (variables: object): VariablesProblem | undefined => {
  let values = 1;
  /** Objects and lists of one depth, whose values are checked next. */
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

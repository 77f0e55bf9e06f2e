import { isRecord } from '../unknown-value.ts';
import type { Question, Variables } from './question.ts';

/** Asks the gateway as the person. */
export type Ask = (query: string) => Promise<unknown>;

/** The first text or number inside an answer. */
const firstValue = (answer: unknown): string | number | undefined => {
  if (typeof answer === 'string' || typeof answer === 'number') return answer;
  if (!isRecord(answer)) return undefined;
  for (const inner of Object.values(answer)) {
    const value = firstValue(inner);
    if (value !== undefined) return value;
  }
  return undefined;
};

/** The variables of an example; one that is not found in the data is left to the person. */
export const variablesOf = async (
  { variables = {}, found = {} }: Pick<Question, 'variables' | 'found'>,
  ask: Ask,
): Promise<Variables> => {
  const pairs = Object.entries(found).map(async ([name, finder]): Promise<[string, string | number]> => {
    const answer = await ask(finder);
    return [name, firstValue(isRecord(answer) ? answer['data'] : undefined) ?? ''];
  });
  return { ...variables, ...Object.fromEntries(await Promise.all(pairs)) };
};

import { isRecord } from '../unknown-value.ts';
import type { Question, Variables } from './question.ts';

/** Sends a query as the person. Resolves with the answer. */
export type Ask = (query: string) => Promise<unknown>;

/** Returns the first text or number inside an answer; undefined without any. */
const firstValue = (answer: unknown): string | number | undefined => {
  if (typeof answer === 'string' || typeof answer === 'number') return answer;
  if (!isRecord(answer)) return undefined;
  for (const inner of Object.values(answer)) {
    const value = firstValue(inner);
    if (value !== undefined) return value;
  }
  return undefined;
};

/** Returns the variables of an example. A variable whose query finds no value is an empty text. */
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

import { loadOnEvent } from '@/shared/late-code';

/**
 * Explains what is wrong with a text to search; undefined when nothing is, and when the check, which is loaded with the
 * first search, is not there: the gateway checks as well.
 */
export const searchProblem = async (text: string): Promise<string | undefined> => {
  const late = await loadOnEvent(() => import('./check-search'));
  return late?.checkSearch(text);
};

/** Explains what is wrong with a text to search; undefined when nothing is. The check is loaded with the first search. */
export const searchProblem = async (text: string): Promise<string | undefined> => {
  const { check, searchText } = await import('@backoffice/validators');
  const result = check(searchText, text);
  return result.ok ? undefined : result.message;
};

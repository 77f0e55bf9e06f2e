import { check, searchText } from '@backoffice/validators';

/** Explains what is wrong with a text to search; undefined when nothing is. */
export const checkSearch = (text: string): string | undefined => {
  const result = check(searchText, text);
  return result.ok ? undefined : result.message;
};

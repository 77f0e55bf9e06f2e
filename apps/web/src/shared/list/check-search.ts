import { check, columnProblem, isLongerThan, listedCodes, searchText } from '@backoffice/validators';
import { filterTexts as texts } from './list.texts';

/** Result of reading a search text: the codes of a pasted column, or the problem with the text. */
export interface ReadSearch {
  readonly codes: readonly string[];
  readonly problem?: string | undefined;
}

/** Maximum number of codes that count as typed text; a longer list is a pasted column. */
const MOST_TYPED = 8;
/** Maximum number of characters of a typed text, as `searchText` allows. Codes in a longer text are a pasted column. */
const LONGEST_TEXT = 100;

const problemOf = (text: string): string | undefined => {
  const result = check(searchText, text);
  return result.ok ? undefined : result.message;
};

/**
 * Reads the typed or pasted text of a search box.
 * @param takesColumn true when the list can search for many codes at once
 */
export const checkSearch = (text: string, takesColumn: boolean): ReadSearch => {
  const listed = listedCodes(text);
  const isColumn = listed.length > MOST_TYPED || (listed.length > 0 && isLongerThan(text, LONGEST_TEXT));
  if (!isColumn) return { codes: [], problem: problemOf(text) };
  if (!takesColumn) {
    const problem = problemOf(text);
    return { codes: [], problem: problem === undefined ? undefined : texts.noColumn(listed.length) };
  }
  const problem = columnProblem(listed) ?? listed.map(problemOf).find((found) => found !== undefined);
  return problem === undefined ? { codes: listed } : { codes: [], problem };
};

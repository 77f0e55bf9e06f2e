import { loadOnEvent } from '@/shared/late-code';
import type { ReadSearch } from './check-search';

const asTyped: ReadSearch = { codes: [] };

/**
 * Reads a search text. The validator is loaded lazily, with the first search. When it cannot be loaded, the text is
 * used unchecked, because the gateway validates it too.
 * @param takesColumn true when the list can search for many codes at once
 */
export const readSearch = async (text: string, takesColumn = false): Promise<ReadSearch> => {
  if (text === '') return asTyped;
  const late = await loadOnEvent(() => import('./check-search'));
  return late?.checkSearch(text, takesColumn) ?? asTyped;
};

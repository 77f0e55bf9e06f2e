import { cardRefusal, hasCardNumber } from '@backoffice/validators';
import { loadOnEvent } from '@/shared/late-code';
import type { ReadSearch } from './check-search';

const asTyped: ReadSearch = { codes: [] };

/**
 * Reads a search text. The validator is loaded lazily, with the first search. When it cannot be loaded, the text is
 * used unchecked, because the gateway validates it too. A card number is refused before, because it must never be sent.
 * @param takesColumn true when the list can search for many codes at once
 */
export const readSearch = async (text: string, takesColumn = false): Promise<ReadSearch> => {
  if (text === '') return asTyped;
  if (hasCardNumber(text)) return { codes: [], problem: cardRefusal };
  const late = await loadOnEvent(() => import('./check-search'));
  return late?.checkSearch(text, takesColumn) ?? asTyped;
};

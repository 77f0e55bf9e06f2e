import { paging, visibleText, type Schema } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { anyValue } from './extended-filters.ts';

/** The requested part of a list, within its bounds. */
export const pageOf = (given: { readonly page: number; readonly limit: number }): { page: number; limit: number } =>
  checked('', paging, { page: given.page, limit: given.limit });

/** A page of a list that cannot have rows. */
export const emptyPage = (given: { readonly page: number; readonly limit: number }) => ({
  ...pageOf(given),
  rows: [],
  size: 0,
});

/**
 * The condition on an e-mail address: as it was typed, and in lower case too. Services compare letter by letter, and
 * people type capitals where there are none.
 */
export const emailFilter = (field: string, address: string): Filter => {
  const lower = address.toLowerCase();
  return lower === address ? { field, value: address, operation: 'EQUAL' } : anyValue(field, [address, lower]);
};

/** A condition on a field that must be just this, or one of these. */
export const equal = (field: string, value: Filter['value']): Filter[] => [{ field, value, operation: 'EQUAL' }];

/**
 * A text that is searched, as its validator leaves it. An empty one is refused: taken for none, it would find everybody's
 * rows for a program whose variable is empty.
 */
export const searchedText = (path: string, shape: Schema<string | undefined>, given: string): string => {
  const text = visibleText(given) && checked(path, shape, given);
  if (!text) throw inputError(path, 'El filtro está vacío. Complételo o quítelo.', 'REQUIRED');
  return text;
};

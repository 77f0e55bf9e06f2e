import { paging, visibleText, type Schema } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { Filter } from '../../rest/rest-client.ts';
import { anyValue } from './extended-filters.ts';

/**
 * Checks the requested page and its size.
 * @throws GatewayError for a page or limit out of bounds
 */
export const pageOf = (given: { readonly page: number; readonly limit: number }): { page: number; limit: number } =>
  checked('', paging, { page: given.page, limit: given.limit });

/** Returns a page without rows, for a list that cannot have any. */
export const emptyPage = (given: { readonly page: number; readonly limit: number }) => ({
  ...pageOf(given),
  rows: [],
  size: 0,
});

/**
 * Creates the condition on an e-mail address, as typed and in lower case. A service may compare case-sensitively, and
 * people type capitals.
 */
export const emailFilter = (field: string, address: string): Filter => {
  const lower = address.toLowerCase();
  return lower === address ? { field, value: address, operation: 'EQUAL' } : anyValue(field, [address, lower]);
};

/** Creates the condition that a field equals a value, or one of several. */
export const equal = (field: string, value: Filter['value']): Filter[] => [{ field, value, operation: 'EQUAL' }];

/**
 * Checks a text of a filter. An empty text is refused: read as no filter, the empty variable of a client would match
 * all rows.
 * @throws GatewayError for an empty or invalid text
 */
export const searchedText = (path: string, shape: Schema<string | undefined>, given: string): string => {
  const text = visibleText(given) && checked(path, shape, given);
  if (!text) throw inputError(path, 'El filtro está vacío. Complételo o quítelo.', 'REQUIRED');
  return text;
};

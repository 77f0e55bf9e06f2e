import type { AddressCodec } from './use-address-state';
import { formatPaging, parsePaging, type Order, type Paging } from './paging';

/** The state of a list with one search box. */
export interface TextSearch<Field extends string> extends Paging<Field> {
  readonly text: string;
}

/** Its address: `q`, `orden`, `pagina`, `filas`. */
export const textSearchCodec = <Field extends string>(order: Order<Field>): AddressCodec<TextSearch<Field>> => ({
  parse: (search) => ({ text: search.get('q')?.trim() ?? '', ...parsePaging(search, order) }),
  format: ({ text, ...paging }) => {
    const search = new URLSearchParams();
    if (text !== '') search.set('q', text);
    formatPaging(search, paging, order);
    if (search.size === 0) search.set('pagina', '1'); // everything, as against an address without parameters
    return search;
  },
});

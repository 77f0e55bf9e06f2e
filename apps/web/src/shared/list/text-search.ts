import type { AddressCodec } from './use-address-state';
import { formatPaging, parsePaging, type Paging, type Sort } from './paging';

/** The state of a list with one search box. */
export interface TextSearch<Field extends string> extends Paging<Field> {
  readonly text: string;
}

/** Its address: `q`, `orden`, `pagina`, `filas`. */
export const textSearchCodec = <Field extends string>(
  fields: readonly Field[],
  usual: Sort<Field>,
): AddressCodec<TextSearch<Field>> => ({
  parse: (search) => ({ text: search.get('q')?.trim() ?? '', ...parsePaging(search, fields, usual) }),
  format: ({ text, ...paging }) => {
    const search = new URLSearchParams();
    if (text !== '') search.set('q', text);
    formatPaging(search, paging, usual);
    return search;
  },
});

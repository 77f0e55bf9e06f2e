import { formatPaging, parsePaging, sayEverything, type Order, type Paging } from './paging';
import type { ListCodec } from './use-list-state';

/** The state of a list with one search box. */
export interface TextSearch<Field extends string> extends Paging<Field> {
  readonly text: string;
}

/** Its address: `q`, `orden`, `pagina`, `filas`. */
export const textSearchCodec = <Field extends string>(order: Order<Field>): ListCodec<TextSearch<Field>> => ({
  misread: () => [],
  parse: (search) => ({ text: search.get('q')?.trim() ?? '', ...parsePaging(search, order) }),
  format: ({ text, ...paging }) => {
    const search = new URLSearchParams();
    if (text !== '') search.set('q', text);
    formatPaging(search, paging, order);
    sayEverything(search);
    return search;
  },
});

import { taxPeriod } from '@backoffice/validators';
import type { TaxFormFilter, TaxFormSort } from '../../api/schema-types.generated.ts';
import { everyWord } from '../../module-kit/list/free-text.ts';
import { code, codes, exact, ids, text, until } from '../../module-kit/list/search-kinds.ts';
import type { Search } from '../../module-kit/list/search.ts';

/** Converts typed months, `10/2026`, to the service's format, `2026-10`. */
const asPeriods = (typed: string): string => typed.replaceAll(/\b(\d{2})\/(\d{4})\b/g, '$2-$1');

/** Search of tax forms, newest first (B96, B98, B323). */
export const taxFormSearch: Search<TaxFormFilter, TaxFormSort> = {
  filters: {
    search: text((typed) =>
      everyWord(['id', 'period', 'file_structure.form_name', 'file_name', 'afip_transaction_id'], asPeriods(typed)),
    ),
    status: code('status'),
    statuses: codes('status'),
    createdUntil: until('created_date'),
    ids: ids('id'),
    period: exact('period', taxPeriod),
  },
  sorts: {
    ID: 'id',
    PERIOD: 'period',
    FORM_NAME: 'file_structure.form_name',
    FORM_VERSION: 'file_structure.version',
    FILE_NAME: 'file_name',
    AFIP_TRANSACTION_ID: 'afip_transaction_id',
    CREATED_DATE: 'created_date',
    DELIVERY_DATE: 'delivery_date',
    STATUS: 'status',
  },
  usual: { field: 'CREATED_DATE', direction: 'DESCENDING' },
};

import { NotesSection } from '@/domain/note';
import { routes } from '@/domain/routes';
import { ABSENT } from '@/shared/format';
import { linkColumn, textColumn } from '@/shared/grid';
import { defineList, RowMark, rowView, searchFilter } from '@/shared/list';
import type { PayerSearchQuery } from './PayerSearch.generated';
import { payersTexts as texts } from './payer.texts';

type Row = NonNullable<PayerSearchQuery['page']>['rows'][number];

/** List of payers (A56), by name. */
export const payerList = defineList({
  key: 'payers.list',
  order: {
    fields: ['ID', 'NAME', 'EMAIL'],
    default: { field: 'NAME', direction: 'ASCENDING' },
  },
  filters: { text: searchFilter(texts.hint) },
  form: ['text'],
});

/** Columns (A56), card and panel of the list. */
export const payerView = rowView<Row>({
  order: payerList.order,
  headers: texts.columns,
  columns: [
    linkColumn('ID', { minWidth: 230, flex: 1, hideable: false }, ({ id }) => ({
      to: routes.payer.href(id),
      text: id,
      isId: true,
    })),
    textColumn('NAME', { minWidth: 180, flex: 1.2 }, ({ name }) => name),
    textColumn('EMAIL', { minWidth: 220, flex: 1.2 }, ({ email }) => email),
  ],
  mark: ({ id }) => <RowMark id={id} />,
  more: ({ id }) => ({ below: <NotesSection of="Payer" id={id} /> }),
  card: ({ id, name, email }) => ({ to: routes.payer.href(id), title: name, lines: [email ?? ABSENT, id] }),
});

import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import type { PayerSortField } from '@/shared/apollo/schema-types.generated';
import { ABSENT } from '@/shared/format';
import type { Order, RowView } from '@/shared/list';
import type { PayerSearchQuery } from './PayerSearch.generated';
import { payersTexts as texts } from './payer.texts';

type Row = PayerSearchQuery['payers']['rows'][number];

/** What payers sort by (A56). */
export const payerOrder: Order<PayerSortField> = {
  fields: ['ID', 'NAME', 'EMAIL'],
  usual: { field: 'NAME', direction: 'ASCENDING' },
};

/** How a payer is shown in a list (A56). */
export const payerView: RowView<Row, PayerSortField> = {
  order: payerOrder,
  columns: [
    {
      field: 'ID',
      hideable: false, // the way to the detail
      headerName: texts.columns.id,
      minWidth: 230,
      flex: 1,
      renderCell: ({ row }) => (
        <Link component={RouterLink} to={routes.payer.href(row.id)} color="inherit" underline="hover">
          {row.id}
        </Link>
      ),
    },
    { field: 'NAME', headerName: texts.columns.name, minWidth: 180, flex: 1.2, valueGetter: (_value, row) => row.name },
    {
      field: 'EMAIL',
      headerName: texts.columns.email,
      minWidth: 220,
      flex: 1.2,
      valueGetter: (_value, row) => row.email ?? ABSENT,
    },
  ],
  cardOf: ({ id, name, email }) => ({ to: routes.payer.href(id), title: name, lines: [email ?? ABSENT, id] }),
};

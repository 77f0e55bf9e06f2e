import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router-dom';
import { errorOf } from '@/shared/apollo';
import { ABSENT } from '@/shared/format';
import { SearchBox, SearchResults, textSearchCodec, useAddressState } from '@/shared/list';
import { payerPath } from './payers.paths';
import { payersTexts as texts } from './payers.texts';
import { usePayerSearchQuery, type PayerSearchQuery } from './PayerSearch.generated';

type Row = PayerSearchQuery['payers']['rows'][number];

/** What payers sort by (A56). */
const order = { fields: ['ID', 'NAME', 'EMAIL'], usual: { field: 'NAME', direction: 'ASCENDING' } } as const;
const codec = textSearchCodec(order);
const STORAGE_KEY = 'payers.list';

const columns: readonly GridColDef<Row>[] = [
  {
    field: 'ID',
    headerName: texts.columns.id,
    minWidth: 230,
    flex: 1,
    renderCell: ({ row }) => (
      <Link component={RouterLink} to={payerPath(row.id)} color="inherit" underline="hover">
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
];

/** Search of payers in one box, with the results below (A56, GAP-16). */
export const PayerSearch = () => {
  const [list, setList] = useAddressState(codec, STORAGE_KEY);
  const result = usePayerSearchQuery({
    variables: { search: list.text, page: list.page, limit: list.limit, sorts: [list.sort] },
  });
  const page = (result.data ?? (result.loading ? result.previousData : undefined))?.payers;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <SearchBox
        label={texts.box}
        hint={texts.hint}
        submitLabel={texts.search}
        text={list.text}
        onSearch={(text) => {
          setList({ ...list, text, page: 1 });
        }}
      />
      <SearchResults
        texts={texts}
        columns={columns}
        content={{ rows: page?.rows ?? [], total: page?.size ?? 0, loading: result.loading }}
        failure={errorOf(result, 'payers')}
        onRetry={() => void result.refetch()}
        order={order}
        paging={list}
        onPaging={(paging) => {
          setList({ ...list, ...paging });
        }}
      />
    </Box>
  );
};

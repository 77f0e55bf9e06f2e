import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router-dom';
import { errorOf } from '@/shared/apollo';
import { SearchBox, SearchResults, textSearchCodec, useAddressState } from '@/shared/list';
import { useCollectorSearchQuery, type CollectorSearchQuery } from './CollectorSearch.generated';
import { collectorPath, collectorPaymentsPath } from './collectors.paths';
import { collectorsTexts as texts } from './collectors.texts';
import { withdrawalStrategyText } from './withdrawal-strategy';

type Row = CollectorSearchQuery['collectors']['rows'][number];

const order = { fields: ['SIGNATURE', 'NAME'], usual: { field: 'NAME', direction: 'ASCENDING' } } as const;
const codec = textSearchCodec(order);
const STORAGE_KEY = 'collectors.list';

const columns: readonly GridColDef<Row>[] = [
  { field: 'SIGNATURE', headerName: texts.columns.signature, width: 110, valueGetter: (_value, row) => row.signature },
  {
    field: 'NAME',
    headerName: texts.columns.name,
    minWidth: 200,
    flex: 2,
    renderCell: ({ row }) => (
      <Link component={RouterLink} to={collectorPath(row.id)} color="inherit" underline="hover">
        {row.name}
      </Link>
    ),
  },
  {
    field: 'strategy',
    headerName: texts.columns.strategy,
    minWidth: 170,
    flex: 1,
    sortable: false,
    valueGetter: (_value, row) => withdrawalStrategyText(row.withdrawalStrategy),
  },
  {
    field: 'payments',
    headerName: texts.columns.payments,
    width: 110,
    sortable: false,
    renderCell: ({ row }) => (
      <Link component={RouterLink} to={collectorPaymentsPath(row)} aria-label={texts.seePaymentsOf(row.name)}>
        {texts.seePayments}
      </Link>
    ),
  },
];

/** Search of collectors by signature or name, with the results below. */
export const CollectorSearch = () => {
  const [list, setList] = useAddressState(codec, STORAGE_KEY);
  const result = useCollectorSearchQuery({
    variables: { search: list.text, page: list.page, limit: list.limit, sorts: [list.sort] },
  });
  const page = (result.data ?? (result.loading ? result.previousData : undefined))?.collectors;
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
        failure={errorOf(result, 'collectors')}
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

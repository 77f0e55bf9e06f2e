import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TablePagination from '@mui/material/TablePagination';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { errorOf } from '@/shared/apollo';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { PagedGrid } from '@/shared/grid';
import { pageSizes } from '@/shared/list/paging';
import { paymentsTexts as texts } from '../payments.texts';
import { paymentColumns } from './payment-columns';
import { plainList, type PaymentList } from './payment-list.address';
import { variablesOf } from './payment-list.variables';
import { PaymentCards } from './PaymentCards';
import { usePaymentsPageQuery } from './PaymentsPage.generated';
import { SelectionBar } from './SelectionBar';

interface PaymentResultsProps {
  readonly list: PaymentList;
  readonly onChange: (changed: Partial<PaymentList>) => void;
}

/** Ticked rows, forgotten when another page, order or filter is asked for. */
const useSelection = (asked: string) => {
  const [selection, setSelection] = useState<{ asked: string; ids: ReadonlySet<string> }>({ asked, ids: new Set() });
  const ids = selection.asked === asked ? selection.ids : new Set<string>();
  return {
    ids,
    onChange: (changed: ReadonlySet<string>) => {
      setSelection({ asked, ids: changed });
    },
  };
};

/** The rows, and every state that a list can be in. The rows before stay while others are on their way. */
export const PaymentResults = ({ list, onChange }: PaymentResultsProps) => {
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const variables = variablesOf(list);
  const result = usePaymentsPageQuery({ variables });
  const selection = useSelection(JSON.stringify(variables));
  const failure = errorOf(result, 'payments');
  const page = (result.data ?? (result.loading ? result.previousData : undefined))?.payments;
  if (failure && !result.loading)
    return <FailedState title={texts.failed} failure={failure} onRetry={() => void result.refetch()} />;

  const rows = page?.rows ?? [];
  const total = page?.size ?? 0;
  const empty = (
    <EmptyState title={texts.empty} detail={texts.emptyHint}>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => {
          onChange(plainList(new Date(), list.limit));
        }}
      >
        {texts.clearFilters}
      </Button>
    </EmptyState>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ minHeight: 44, display: 'grid', alignItems: 'center' }}>
        {selection.ids.size > 0 ? (
          <SelectionBar
            selected={rows.filter(({ id }) => selection.ids.has(id))}
            onClear={() => {
              selection.onChange(new Set());
            }}
          />
        ) : (
          <Typography color="textSecondary" aria-live="polite">
            {page ? texts.total(total) : ' '}
          </Typography>
        )}
      </Box>
      {small ? (
        <>
          {!page && <LoadingRows />}
          {page && rows.length === 0 && empty}
          <PaymentCards rows={rows} selection={selection} />
          <TablePagination
            component="div"
            count={total}
            page={total === 0 ? 0 : list.page - 1}
            rowsPerPage={list.limit}
            rowsPerPageOptions={[...pageSizes]}
            onPageChange={(_event, to) => {
              onChange({ page: to + 1 });
            }}
            onRowsPerPageChange={({ target }) => {
              onChange({ limit: Number(target.value) });
            }}
          />
        </>
      ) : (
        <PagedGrid
          label={texts.title}
          columns={paymentColumns}
          content={{ rows, total, loading: result.loading }}
          paging={list}
          onPaging={({ page: to, limit, sort }) => {
            onChange({ page: to, limit, sort });
          }}
          selection={selection}
          empty={empty}
        />
      )}
    </Box>
  );
};

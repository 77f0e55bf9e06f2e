import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { errorOf } from '@/shared/apollo';
import { EmptyState, FailedState } from '@/shared/feedback';
import { PagedGrid } from '@/shared/grid';
import { paymentsTexts as texts } from '../payments.texts';
import { paymentColumns } from './payment-columns';
import { listOrder, plainList, type PaymentList } from './payment-list.address';
import { variablesOf } from './payment-list.variables';
import { PaymentCards } from './PaymentCards';
import type { PaymentRowFragment } from './PaymentRow.generated';
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

interface SummaryProps {
  readonly size: number | undefined;
  readonly selected: readonly PaymentRowFragment[];
  readonly onClear: () => void;
}

/** How many match in all; how many are ticked, once some are. */
const Summary = ({ size, selected, onClear }: SummaryProps) => (
  <Box sx={{ minHeight: 44, display: 'grid', alignItems: 'center' }}>
    {selected.length > 0 ? (
      <SelectionBar selected={selected} onClear={onClear} />
    ) : (
      <Typography color="textSecondary" aria-live="polite">
        {size === undefined ? ' ' : texts.total(size)}
      </Typography>
    )}
  </Box>
);

/** The rows, and every state that a list can be in. The rows before stay while others are on their way. */
export const PaymentResults = ({ list, onChange }: PaymentResultsProps) => {
  const small = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const variables = variablesOf(list);
  const result = usePaymentsPageQuery({ variables });
  const selection = useSelection(JSON.stringify(variables));
  const failure = errorOf(result, 'payments');
  const page = (result.data ?? (result.loading ? result.previousData : undefined))?.payments;
  if (failure && !result.loading)
    return <FailedState title={texts.failed} failure={failure} onRetry={() => void result.refetch()} />;

  const content = { rows: page?.rows ?? [], total: page?.size ?? 0, loading: result.loading };
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
      <Summary
        size={page?.size}
        selected={content.rows.filter(({ id }) => selection.ids.has(id))}
        onClear={() => {
          selection.onChange(new Set());
        }}
      />
      {small ? (
        <PaymentCards content={content} paging={list} onPaging={onChange} selection={selection} empty={empty} />
      ) : (
        <PagedGrid
          label={texts.title}
          columns={paymentColumns}
          content={content}
          order={listOrder}
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

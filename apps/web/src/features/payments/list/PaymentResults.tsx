import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect } from 'react';
import { OpenActionContext } from '@/shared/actions';
import { errorOf } from '@/shared/apollo';
import { EmptyState, FailedState } from '@/shared/feedback';
import { PagedGrid } from '@/shared/grid';
import { usePaymentActions } from '../actions';
import type { BulkAction } from '../bulk/bulk-actions';
import { usePaymentBulk } from '../bulk/use-payment-bulk';
import { paymentsTexts as texts } from '../payments.texts';
import { paymentColumns } from './payment-columns';
import { listOrder, plainList, type PaymentList } from './payment-list.address';
import { variablesOf } from './payment-list.variables';
import { PaymentCards } from './PaymentCards';
import { usePaymentsPageQuery } from './PaymentsPage.generated';
import { useSelection, type PaymentTicks } from './use-selection';

/** Loads when something is ticked for the first time: the first list does without it. */
const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar')).SelectionBar }));

interface PaymentResultsProps {
  readonly list: PaymentList;
  readonly onChange: (changed: Partial<PaymentList>) => void;
}

interface SummaryProps {
  readonly size: number | undefined;
  readonly shown: number;
  readonly ticks: PaymentTicks;
  readonly onAction: (action: BulkAction) => void;
}

/** How many match in all; how many are ticked, once some are. */
const Summary = ({ size, shown, ticks, onAction }: SummaryProps) => (
  <Box sx={{ minHeight: 44, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'center' }}>
    {ticks.count > 0 ? (
      <Suspense>
        <SelectionBar ticks={ticks} total={size ?? 0} shown={shown} onAction={onAction} />
      </Suspense>
    ) : (
      <Typography color="textSecondary" aria-live="polite">
        {size === undefined ? ' ' : texts.total(size)}
      </Typography>
    )}
  </Box>
);

/** What the list shows now: the rows before stay while others are on their way. */
const usePage = (list: PaymentList, onChange: PaymentResultsProps['onChange']) => {
  const variables = variablesOf(list);
  const result = usePaymentsPageQuery({ variables });
  const page = (result.data ?? (result.loading ? result.previousData : undefined))?.payments;
  const lastPage = Math.ceil((page?.size ?? 0) / list.limit);
  const isPastTheEnd = !result.loading && page?.rows.length === 0 && page.size > 0;

  useEffect(
    function goBackToTheLastPage() {
      // an action may have emptied the last page: its rows do not match any more (A144)
      if (isPastTheEnd) onChange({ page: lastPage });
    },
    [isPastTheEnd, lastPage, onChange],
  );
  return {
    variables,
    failure: result.loading ? undefined : errorOf(result, 'payments'),
    content: { rows: page?.rows ?? [], total: page?.size ?? 0, loading: result.loading },
    size: page?.size,
    refetch: () => void result.refetch(),
  };
};

/**
 * The rows, and every state that a list can be in. After an action the list is asked again: a row that does not match any
 * more leaves it, and the total drops (A144).
 */
export const PaymentResults = ({ list, onChange }: PaymentResultsProps) => {
  const small = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const { variables, failure, content, size, refetch } = usePage(list, onChange);
  const { filter, ...page } = variables;
  const ticks = useSelection({
    rows: content.rows,
    total: content.total,
    filter: JSON.stringify(filter),
    page: JSON.stringify(page),
  });
  const { open, dialog } = usePaymentActions({ onChanged: refetch });
  const bulk = usePaymentBulk({ ticks, filter, onFinished: refetch });
  if (failure) return <FailedState title={texts.failed} failure={failure} onRetry={refetch} />;

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
    <OpenActionContext value={open}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
        <Summary size={size} shown={content.rows.length} ticks={ticks} onAction={bulk.open} />
        {small ? (
          <PaymentCards content={content} paging={list} onPaging={onChange} selection={ticks} empty={empty} />
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
            selection={ticks}
            empty={empty}
          />
        )}
      </Box>
      {dialog}
      {bulk.dialog}
    </OpenActionContext>
  );
};

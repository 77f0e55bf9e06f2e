import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { Suspense, type ReactNode } from 'react';
import { useShownColumns } from '@/shared/columns';
import { EmptyState, FailedState } from '@/shared/feedback';
import { PagedGrid } from '@/shared/grid';
import type { ShownList } from '@/shared/views';
import { filterTexts, type ListTexts } from './list.texts';
import { ListTools } from './ListTools';
import { PagedCards, type RowCard } from './PagedCards';
import type { Order, Paging } from './paging';
import type { ListPage } from './use-list-page';
import type { Ticks } from './use-selection';

/** How a row is shown: its columns, or its card where those have no room. */
export interface RowView<Row extends GridValidRowModel, Field extends string> {
  readonly columns: readonly GridColDef<Row>[];
  readonly cardOf: (row: Row) => RowCard;
  /** What the columns sort by. */
  readonly order: Order<Field>;
}

/** That rows can be ticked. */
interface Ticking<Row> {
  readonly ticks: Ticks<Row>;
  /** What can be done to the ticked rows. */
  readonly bar: ReactNode;
  /** What ticking a row is called. */
  readonly label: (id: string) => string;
}

interface ListResultsProps<Row extends GridValidRowModel, Field extends string> {
  readonly texts: ListTexts;
  /** Of which views are saved and columns chosen. */
  readonly shown: ShownList;
  readonly page: ListPage<Row>;
  readonly view: RowView<Row, Field>;
  readonly paging: Paging<Field>;
  readonly onPaging: (changed: Partial<Paging<Field>>) => void;
  /** Without it rows are only looked at. */
  readonly ticking?: Ticking<Row>;
  /** Takes every filter off, where there are any. */
  readonly onClear?: () => void;
}

/** The rows, how many match, or how many are ticked once some are, and every state that a list can be in. */
export const ListResults = <Row extends GridValidRowModel & { readonly id: string }, Field extends string>(
  props: ListResultsProps<Row, Field>,
) => {
  const { texts, shown, page, view, paging, onPaging, ticking, onClear } = props;
  const small = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const columns = useShownColumns(shown.key, view.columns);
  const { content, size, failure, refetch } = page;
  if (failure) return <FailedState title={texts.failed} failure={failure} onRetry={refetch} />;
  const empty = (
    <EmptyState title={texts.empty} detail={texts.emptyHint}>
      {onClear && (
        <Button variant="outlined" color="inherit" onClick={onClear}>
          {filterTexts.clear}
        </Button>
      )}
    </EmptyState>
  );
  const shared = { content, paging, empty };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ minHeight: 44, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'center' }}>
        {ticking && ticking.ticks.count > 0 ? (
          <Suspense>{ticking.bar}</Suspense>
        ) : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Typography color="textSecondary" aria-live="polite" sx={{ mr: 'auto' }}>
              {size === undefined ? ' ' : texts.total(size)}
            </Typography>
            <ListTools list={shown} columns={small ? undefined : view.columns} />
          </Box>
        )}
      </Box>
      {small ? (
        <PagedCards
          {...shared}
          cardOf={view.cardOf}
          onPaging={onPaging}
          {...(ticking ? { selection: { ...ticking.ticks, label: ticking.label } } : {})}
        />
      ) : (
        <PagedGrid
          {...shared}
          {...(ticking ? { selection: ticking.ticks } : {})}
          label={texts.title}
          columns={columns}
          order={view.order}
          onPaging={({ page: to, limit, sort }) => {
            onPaging({ page: to, limit, sort });
          }}
        />
      )}
    </Box>
  );
};

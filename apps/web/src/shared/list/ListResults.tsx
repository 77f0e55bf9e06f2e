import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useScreenTitle } from '@/shared/auth';
import { useColumnChoices, useShownColumns } from '@/shared/columns';
import { FailedState } from '@/shared/feedback';
import { PagedGrid } from '@/shared/grid';
import { rememberListed } from '@/shared/neighbors';
import { usePrinting } from '@/shared/print';
import { EmptyResults } from './EmptyResults';
import { filterTexts, type ListTexts } from './list.texts';
import { ListTools } from './ListTools';
import { PagedCards } from './PagedCards';
import { PrintedTable } from './PrintedTable';
import type { RowView } from './row-view';
import { SeeSelectionContext } from './see-selection';
import type { FilteredList } from './use-filtered-list';
import type { ListPage } from './use-list-page';
import type { Selection } from './use-selection';

/** Loads with the first selection that is looked at. */
const SelectedDialog = lazy(async () => ({ default: (await import('./SelectedDialog')).SelectedDialog }));

/** Rows of which some can be selected. */
export interface SelectableRows<Row> {
  readonly selection: Selection<Row>;
  /** Actions on the selected rows, in the place of the total. */
  readonly bar: ReactNode;
  /** Name of the checkbox of a row. */
  readonly label: (id: string) => string;
  /** Number of selected rows, in words. */
  readonly selected: (count: number) => string;
}

interface ListResultsProps<Row extends GridValidRowModel, Field extends string> {
  readonly texts: ListTexts;
  readonly list: Pick<
    FilteredList<object, Field>,
    'state' | 'order' | 'sizes' | 'change' | 'clear' | 'chips' | 'wider' | 'form' | 'shown'
  >;
  readonly page: ListPage<Row>;
  readonly view: RowView<Row>;
  /** Other places at which a search that found nothing may find something. */
  readonly elsewhere?: ReactNode;
  /** Without it rows cannot be selected. */
  readonly selectable?: SelectableRows<Row>;
}

/** Width of a window, in pixels, in which a table has all of its columns. */
const ROOM = 1000;

/** Never higher than the window below the bar: what stands over and under the rows stays in sight while they scroll. */
const results = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: { sm: 'calc(100dvh - 72px)' },
  gap: 1,
  '@media print': { display: 'block', maxHeight: 'none' },
} as const;

/** Remembers the rows that a list shows, for a detail that goes on to the next. */
const useRememberedRows = <Row extends { readonly id: string }>(
  list: string,
  rows: readonly Row[],
  hrefOf: (row: Row) => string | undefined,
): void =>
  useEffect(
    function rememberRows() {
      rememberListed(
        list,
        rows.flatMap((row) => {
          const address = hrefOf(row);
          return address === undefined ? [] : [{ id: row.id, address }];
        }),
      );
    },
    [list, rows, hrefOf],
  );

interface SelectionOrProps<Row extends GridValidRowModel> {
  readonly selectable: SelectableRows<Row> | undefined;
  readonly cardOf: RowView<Row>['cardOf'];
  /** Shown while nothing is selected. */
  readonly children: ReactNode;
}

/** The actions on the selected rows, which can be looked at where they are known. */
const SelectionOr = <Row extends GridValidRowModel & { readonly id: string }>({
  selectable,
  cardOf,
  children,
}: SelectionOrProps<Row>) => {
  const [isSeen, see] = useState(false);
  if (!selectable || selectable.selection.count === 0) return children;
  const { selection, bar, selected } = selectable;
  return (
    <>
      <SeeSelectionContext value={selection.matching === undefined ? () => see(true) : undefined}>
        <Suspense>{bar}</Suspense>
      </SeeSelectionContext>
      {isSeen && (
        <Suspense>
          <SelectedDialog
            title={selected(selection.count)}
            cards={selection.rows.map((row) => ({ id: row.id, card: cardOf(row) }))}
            onRemove={selection.remove}
            onClose={() => see(false)}
          />
        </Suspense>
      )}
    </>
  );
};

/** The rows, their total or how many are selected, and every state of a list: loading, empty, failed. */
export const ListResults = <Row extends GridValidRowModel & { readonly id: string }, Field extends string>({
  texts,
  list,
  page: { content, size, failure, refetch },
  view,
  elsewhere,
  selectable,
}: ListResultsProps<Row, Field>) => {
  const { state: paging, order, sizes, change, shown } = list;
  const { breakpoints } = useTheme();
  const small = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const hasRoom = useMediaQuery(breakpoints.up(ROOM), { noSsr: true });
  const chosen = useShownColumns(shown.key, view.columns);
  const columns = useMemo(
    () => (hasRoom ? chosen : chosen.filter(({ field }) => view.main?.includes(field) ?? true)),
    [hasRoom, chosen, view.main],
  );
  const { setWidth } = useColumnChoices(shown.key);
  useRememberedRows(shown.key, content.rows, view.hrefOf);
  const screenTitle = useScreenTitle();
  const printing = usePrinting();
  if (failure) return <FailedState title={texts.failed} failure={failure} onRetry={refetch} />;
  const empty = <EmptyResults texts={texts} list={list} elsewhere={elsewhere} />;
  const shared = { list: shown.key, content, paging, sizes, empty };
  return (
    <Box sx={results}>
      <Box
        sx={{
          flex: 'none',
          minHeight: 44,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignItems: 'center',
        }}
      >
        <SelectionOr selectable={selectable} cardOf={view.cardOf}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Typography color="textSecondary" aria-live="polite" sx={{ mr: 'auto' }}>
              {size === undefined ? filterTexts.searching : texts.total(size)}
            </Typography>
            <ListTools list={shown} columns={hasRoom ? view.columns : undefined} />
          </Box>
        </SelectionOr>
      </Box>
      {printing && content.rows.length > 0 && <PrintedTable columns={chosen} content={content} paging={paging} />}
      {!printing &&
        (small ? (
          <PagedCards
            {...shared}
            cardOf={view.cardOf}
            onPaging={change}
            {...(selectable ? { selection: { ...selectable.selection, label: selectable.label } } : {})}
          />
        ) : (
          <PagedGrid
            {...shared}
            {...(selectable ? { selection: selectable.selection } : {})}
            label={texts.title ?? screenTitle}
            columns={columns}
            onWidth={setWidth}
            order={order}
            hrefOf={view.hrefOf}
            onPaging={change}
          />
        ))}
    </Box>
  );
};

import ViewSidebar from '@mui/icons-material/ViewSidebarOutlined';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { useEffect, type ReactNode } from 'react';
import { MoreLines, useMoreLinesOf, type MenuLine } from '@/shared/actions';
import { useScreenTitle } from '@/shared/auth';
import { useColumnChoices, useShownColumns } from '@/shared/columns';
import { FailedState } from '@/shared/feedback';
import { totalText, type Amount } from '@/shared/format';
import { PagedGrid } from '@/shared/grid';
import { latePart } from '@/shared/late-code';
import { rememberListed } from '@/shared/neighbors';
import { usePrinting } from '@/shared/print';
import { EmptyResults } from './EmptyResults';
import { FilterChips } from './FilterChips';
import { filterTexts, type ListTexts } from './list.texts';
import { ListTools } from './ListTools';
import { PrintedTable } from './PrintedTable';
import { ResultsHead, type SelectableRows } from './ResultsHead';
import type { RowView } from './row-view';
import type { RowDetail } from './RowPanel';
import { ShownRow } from './ShownRow';
import type { FilteredList } from './use-filtered-list';
import type { ListPage } from './use-list-page';
import { useRowAddress } from './use-row-address';
import { useShownRow } from './use-shown-row';

/** Loaded lazily, with the first list in a small window. */
const PagedCards = latePart(async () => (await import('./PagedCards')).PagedCards);

interface ListResultsProps<Row extends GridValidRowModel, Field extends string> {
  readonly texts: ListTexts;
  readonly list: Pick<
    FilteredList<object, Field>,
    'state' | 'order' | 'sizes' | 'change' | 'clear' | 'chips' | 'wider' | 'form' | 'shown'
  >;
  readonly page: ListPage<Row>;
  readonly view: RowView<Row>;
  /** Status choices of the list, in the line of its total. */
  readonly lead?: ReactNode;
  /** Links to other lists, shown when nothing was found. */
  readonly elsewhere?: ReactNode;
  /** Details of a row beside the list; by default, the data that the list has. */
  readonly detail?: RowDetail;
  /** Selection of rows; without it rows cannot be selected. */
  readonly selectable?: SelectableRows<Row>;
  /** Returns the amount of a row. Without `sum`, the total is shown when the page has all rows, and at least two. */
  readonly amountOf?: (row: Row) => Amount;
  /** Sum that replaces the one of the page, for example of a list with several pages. */
  readonly sum?: ReactNode;
}

/**
 * Limits the height to the window below the application's bar. Header and footer stay visible while the rows scroll.
 */
const results = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: { sm: 'calc(100dvh - 72px)' },
  '@media print': { display: 'block', maxHeight: 'none' },
} as const;

/** Formats the sum of the rows; undefined unless the page has all matching rows, and at least two. */
const sumOf = <Row,>(rows: readonly Row[], size: number | undefined, amountOf: (row: Row) => Amount) =>
  size !== undefined && size > 1 && size === rows.length ? totalText(rows.map(amountOf)) : undefined;

/** Results of a list: its rows, the total or the selection, and the states loading, empty and failed. */
export const ListResults = <Row extends GridValidRowModel & { readonly id: string }, Field extends string>({
  texts,
  list,
  page: { content, size, failure, refetch },
  view,
  lead,
  elsewhere,
  detail,
  selectable,
  amountOf,
  sum = amountOf && sumOf(content.rows, size, amountOf),
}: ListResultsProps<Row, Field>) => {
  const { state: paging, order, sizes, change, shown } = list;
  const { breakpoints } = useTheme();
  const small = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const chosen = useShownColumns(shown.key, view.columns);
  const { setWidth } = useColumnChoices(shown.key);
  useEffect(
    function rememberRows() {
      rememberListed(
        shown.key,
        content.rows.map((row) => ({ id: row.id, address: view.hrefOf(row) ?? '' })),
      );
    },
    [shown.key, content.rows, view],
  );
  const { id: shownRow, show, addressOf: besideOf } = useShownRow();
  const addressOf = useRowAddress(view);
  const moreLinesOf = useMoreLinesOf();
  const screenTitle = useScreenTitle();
  const printing = usePrinting();
  const chips = <FilterChips list={list} />;
  if (failure)
    return (
      <>
        {lead}
        {chips}
        <FailedState title={texts.failed} failure={failure} onRetry={refetch} />
      </>
    );
  const linesOf = (id: string): readonly MenuLine[] => {
    const row = content.rows.find((listed) => listed.id === id);
    const isOpenedElsewhere =
      row && !view.looksFirst && (view.hrefOf(row) !== undefined || view.dialogOf !== undefined);
    return isOpenedElsewhere && id !== shownRow
      ? [{ label: filterTexts.look, icon: <ViewSidebar />, run: () => show(id) }, ...moreLinesOf(id)]
      : moreLinesOf(id);
  };
  const empty = <EmptyResults texts={texts} list={list} elsewhere={elsewhere} />;
  const shared = { list: shown.key, content, paging, sizes, empty };
  return (
    <MoreLines value={linesOf}>
      <Box sx={results}>
        <ResultsHead
          small={small}
          lead={lead}
          total={size === undefined ? filterTexts.searching : texts.total(size)}
          sum={sum}
          chips={chips}
          tools={<ListTools list={shown} columns={small ? undefined : view.columns} />}
          selectable={selectable}
          cardOf={view.cardOf}
        />
        {printing && content.rows.length > 0 && <PrintedTable columns={chosen} content={content} paging={paging} />}
        {!printing &&
          (small ? (
            <PagedCards
              {...shared}
              content={{
                ...content,
                rows: content.rows.map((row) => ({ id: row.id, card: { ...view.cardOf(row), to: addressOf(row) } })),
              }}
              shownRow={shownRow}
              onPaging={change}
              {...(selectable ? { selection: { ...selectable.selection, label: selectable.label } } : {})}
            />
          ) : (
            <PagedGrid
              {...shared}
              {...(selectable ? { selection: selectable.selection } : {})}
              label={texts.title ?? screenTitle}
              columns={chosen}
              onWidth={setWidth}
              order={order}
              hrefOf={addressOf}
              besideOf={({ id }) => besideOf(id)}
              shownRow={shownRow}
              onPaging={change}
            />
          ))}
        <ShownRow list={shown.key} content={content} view={view} detail={detail} />
      </Box>
    </MoreLines>
  );
};

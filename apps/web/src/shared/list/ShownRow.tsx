import type { GridValidRowModel } from '@mui/x-data-grid';
import { useEffect } from 'react';
import { columnsTexts } from '@/shared/columns/columns.texts';
import { MENU_FIELD, type Column, type GridContent } from '@/shared/grid';
import { lateOpened } from '@/shared/late-code';
import { rememberOpened } from '@/shared/neighbors';
import type { RowView } from './row-view';
import type { KnownRow, RowDetail } from './RowPanel';
import { useShownRow } from './use-shown-row';

/** Loads with the first row that opens beside its list. */
const RowPanel = lateOpened(async () => (await import('./RowPanel')).RowPanel);

/** Reads what a list knows of a row: every column, and what has none. What the head of the panel says is not repeated. */
const knownOf = <Row extends GridValidRowModel & { readonly id: string }>(view: RowView<Row>, row: Row): KnownRow => {
  const card = view.cardOf(row);
  const isSaid = ({ isState = false, textOf }: Column<Row>): boolean =>
    (isState && card.status !== undefined) || (textOf !== undefined && [card.title, card.amount].includes(textOf(row)));
  const columns = view.columns.filter((column) => column.field !== MENU_FIELD && !isSaid(column));
  const { problem = null, facts = [] } = view.more(row);
  return {
    card,
    problem,
    facts: [
      ...columns.map(({ headerName, nodeOf }) => [columnsTexts.nameOf(headerName), nodeOf(row)] as const),
      ...facts,
    ],
    hasId: view.columns.some(({ field }) => field.toLowerCase() === 'id'),
  };
};

interface ShownRowProps<Row extends GridValidRowModel> {
  /** Key of the list, under which its place is remembered. */
  readonly list: string;
  readonly content: GridContent<Row>;
  readonly view: RowView<Row>;
  readonly detail: RowDetail | undefined;
}

/** The row whose details the address asks for, beside its list. */
export const ShownRow = <Row extends GridValidRowModel & { readonly id: string }>({
  list,
  content: { rows, loading },
  view,
  detail,
}: ShownRowProps<Row>) => {
  const { id, show, close } = useShownRow();
  useEffect(
    function rememberPlaceInList() {
      if (id !== undefined) rememberOpened(list, { id, address: '' });
    },
    [list, id],
  );
  if (id === undefined) return null;
  const row = rows.find((one) => one.id === id);
  // rows with a page of their own are not stepped through here
  const stepped = rows.filter((one) => view.hrefOf(one) === undefined);
  return (
    <RowPanel
      id={id}
      known={row && knownOf(view, row)}
      ids={stepped.map((one) => one.id)}
      detail={detail}
      loading={loading}
      onShow={show}
      onClose={close}
    />
  );
};

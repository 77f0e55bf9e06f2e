import type { GridValidRowModel } from '@mui/x-data-grid';
import { useEffect } from 'react';
import { columnsTexts } from '@/shared/columns/columns.texts';
import { MENU_FIELD, type Column, type GridContent } from '@/shared/grid';
import { ABSENT } from '@/shared/format';
import { lateOpened } from '@/shared/late-code';
import { rememberOpened } from '@/shared/neighbors';
import type { RowCard } from './PagedCards';
import type { RowView } from './row-view';
import type { KnownRow, RowDetail } from './RowPanel';
import { useRowAddress } from './use-row-address';
import { useShownRow } from './use-shown-row';

/** Loaded lazily, with the first row that opens beside its list. */
const RowPanel = lateOpened(async () => (await import('./RowPanel')).RowPanel);

/**
 * Collects the details of a row from its columns and further facts. It leaves out what the header of the panel says,
 * and columns without a value.
 */
const knownOf = <Row extends GridValidRowModel & { readonly id: string }>(
  view: RowView<Row>,
  row: Row,
): Omit<KnownRow, 'opens'> => {
  const card = view.cardOf(row);
  const isSaid = ({ isState = false, textOf }: Column<Row>): boolean =>
    (isState && card.status !== undefined) || (textOf !== undefined && [card.title, card.amount].includes(textOf(row)));
  const isAbsent = ({ textOf }: Column<Row>): boolean => textOf?.(row) === ABSENT;
  const columns = view.columns.filter((column) => column.field !== MENU_FIELD && !isSaid(column) && !isAbsent(column));
  const { problem = null, above, facts = [], below } = view.more(row);
  return {
    card,
    problem,
    above,
    below,
    facts: [
      ...columns.map(({ headerName, nodeOf, idOf }) => ({
        label: columnsTexts.nameOf(headerName),
        value: nodeOf(row),
        id: idOf?.(row),
      })),
      ...facts.map(([label, value]) => ({ label, value })),
    ],
    hasId: view.columns.some(({ field }) => field.toLowerCase() === 'id'),
  };
};

/** Names a row by what its card begins with. */
const nameOf = ({ title, amount }: RowCard): string => [title, amount].filter(Boolean).join(' · ');

interface ShownRowProps<Row extends GridValidRowModel> {
  /** Key of the list, under which the opened row is stored. */
  readonly list: string;
  readonly content: GridContent<Row>;
  readonly view: RowView<Row>;
  readonly detail: RowDetail | undefined;
}

/** Panel of the row that the address names, beside its list. */
export const ShownRow = <Row extends GridValidRowModel & { readonly id: string }>({
  list,
  content: { rows, loading },
  view,
  detail,
}: ShownRowProps<Row>) => {
  const { id, show, close } = useShownRow();
  const openingOf = useRowAddress({ ...view, looksFirst: false });
  useEffect(
    function rememberPlaceInList() {
      if (id !== undefined) rememberOpened(list, { id, address: '' });
    },
    [list, id],
  );
  if (id === undefined) return null;
  const row = rows.find((listed) => listed.id === id);
  const hasOpening = row && (view.hrefOf(row) !== undefined || view.dialogOf !== undefined);
  return (
    <RowPanel
      id={id}
      known={
        row && { ...knownOf(view, row), opens: hasOpening ? { label: view.opens, to: openingOf(row) } : undefined }
      }
      rows={rows.map((listed) => ({ id: listed.id, name: nameOf(view.cardOf(listed)) }))}
      detail={detail}
      loading={loading}
      onShow={show}
      onClose={close}
    />
  );
};

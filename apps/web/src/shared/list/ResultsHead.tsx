import { lateDialog } from '@/shared/late-code';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { RowCard } from './PagedCards';
import { SeeSelectionContext } from './see-selection';
import type { Selection } from './use-selection';

/** Loads with the first selection that is looked at. */
const SelectedDialog = lateDialog(async () => (await import('./SelectedDialog')).SelectedDialog);

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

interface SelectedRowsProps<Row> {
  readonly selectable: SelectableRows<Row>;
  readonly cardOf: (row: Row) => RowCard;
}

/** Bar of the selected rows, and these themselves where they are looked at. */
const SelectedRows = <Row extends { readonly id: string }>({ selectable, cardOf }: SelectedRowsProps<Row>) => {
  const { selection, bar, selected } = selectable;
  const [isSeen, see] = useState(false);
  return (
    <>
      <SeeSelectionContext value={selection.matching ? undefined : () => see(true)}>{bar}</SeeSelectionContext>
      {isSeen && (
        <SelectedDialog
          title={selected(selection.count)}
          cards={selection.rows.map((row) => ({ id: row.id, card: cardOf(row) }))}
          onRemove={selection.remove}
          onClose={() => see(false)}
        />
      )}
    </>
  );
};

interface ResultsHeadProps<Row> {
  /** Number of rows that match, in words. */
  readonly total: string;
  /** Sum of all rows that match, where they are all known. */
  readonly sum: string | undefined;
  /** Filters that are on, beside the total. */
  readonly chips: ReactNode;
  readonly tools: ReactNode;
  /** Undefined where rows cannot be selected. */
  readonly selectable: SelectableRows<Row> | undefined;
  readonly cardOf: (row: Row) => RowCard;
}

/** Line above the rows: their total and the tools of the list, or the rows that are selected. */
export const ResultsHead = <Row extends { readonly id: string }>({
  total,
  sum,
  chips,
  tools,
  selectable,
  cardOf,
}: ResultsHeadProps<Row>) => (
  <Box
    sx={{
      flex: 'none',
      minHeight: 40,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
    }}
  >
    {selectable && selectable.selection.count > 0 ? (
      <SelectedRows selectable={selectable} cardOf={cardOf} />
    ) : (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mr: 'auto' }}>
          <Box aria-live="polite" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <Typography color="textSecondary">{total}</Typography>
            {sum !== undefined && <Typography>{sum}</Typography>}
          </Box>
          {chips}
        </Box>
        {tools}
      </Box>
    )}
  </Box>
);

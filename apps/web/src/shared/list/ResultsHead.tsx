import { lateDialog } from '@/shared/late-code';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { RowCard } from './PagedCards';
import { SeeSelectionContext } from './see-selection';
import type { Selection } from './use-selection';

/** Loaded lazily, when a person first views the selection. */
const SelectedDialog = lateDialog(async () => (await import('./SelectedDialog')).SelectedDialog);

/** Selection of a list, with its bar and labels. */
export interface SelectableRows<Row> {
  readonly selection: Selection<Row>;
  /** Bar with the actions on the selected rows, shown instead of the total. */
  readonly bar: ReactNode;
  /** Returns the accessible name of a row's checkbox. */
  readonly label: (id: string) => string;
  /** Returns the number of selected rows as text. */
  readonly selected: (count: number) => string;
}

interface SelectedRowsProps<Row> {
  readonly selectable: SelectableRows<Row>;
  readonly cardOf: (row: Row) => RowCard;
}

/** Bar of the selected rows, and the dialog that lists them. */
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
  /** True on a phone. The status choices are then on a line of their own. */
  readonly small: boolean;
  /** Status choices of the list, before its total. */
  readonly lead: ReactNode;
  /** Number of matching rows, as text. */
  readonly total: string;
  /** Sum of all matching rows, or its button; undefined when it is not known. */
  readonly sum: ReactNode;
  /** Active filters, beside the total. */
  readonly chips: ReactNode;
  readonly tools: ReactNode;
  /** Undefined when rows cannot be selected. */
  readonly selectable: SelectableRows<Row> | undefined;
  readonly cardOf: (row: Row) => RowCard;
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 } as const;

/**
 * Sum that takes only free room: it arrives later than the rows, and must not move them. Without room for the whole sum
 * it wraps to a second line, which is hidden: a part of an amount would read as another amount.
 */
const Sum = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      flex: '1000 1 0',
      minWidth: 0,
      maxWidth: 'max-content',
      height: '1.5em',
      overflow: 'hidden',
      display: 'flex',
      flexWrap: 'wrap',
    }}
  >
    <Box sx={{ flex: 'none', width: '0.5px', height: '100%' }} />
    <Typography sx={{ flex: 'none', whiteSpace: 'nowrap' }}>{children}</Typography>
  </Box>
);

/** Total and sum of a phone, no higher than the tools beside them: a sum that arrives late must not move the rows. */
const onPhone = { flex: 'none', '& .MuiTypography-root': { fontSize: '0.8125rem', lineHeight: '17px' } } as const;

/** Line above the rows: the total and the tools of the list, or the bar of the selected rows. */
export const ResultsHead = <Row extends { readonly id: string }>({
  small,
  lead,
  total,
  sum,
  chips,
  tools,
  selectable,
  cardOf,
}: ResultsHeadProps<Row>) => (
  <>
    {small && lead !== undefined && <Box sx={line}>{lead}</Box>}
    <Box
      sx={{
        flex: 'none',
        minHeight: 32,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'center',
      }}
    >
      {selectable && selectable.selection.count > 0 ? (
        <SelectedRows selectable={selectable} cardOf={cardOf} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box sx={{ ...line, flexWrap: small ? 'nowrap' : 'wrap', flex: '1 1 0', minWidth: 0 }}>
            {!small && lead}
            <Box aria-live="polite" sx={small ? onPhone : { display: 'contents' }}>
              <Typography color="textSecondary" sx={{ flex: 'none' }}>
                {total}
              </Typography>
              {sum !== undefined && (small ? <Typography>{sum}</Typography> : <Sum>{sum}</Sum>)}
            </Box>
            {small ? (
              <Box sx={{ flex: '1 1 0', minWidth: 0 }}>{chips}</Box>
            ) : (
              <Box
                sx={{
                  flex: '1 1 300px',
                  '@container page (min-width: 800px)': { flexBasis: '120px' },
                  minWidth: 0,
                  overflow: 'hidden',
                  '&:empty': { display: 'none' },
                }}
              >
                {chips}
              </Box>
            )}
          </Box>
          <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 0.5 }}>{tools}</Box>
        </Box>
      )}
    </Box>
  </>
);

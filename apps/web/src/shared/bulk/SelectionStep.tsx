import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OfferedRow } from '@/shared/actions';
import { money, totalText, type Amount, type Noun } from '@/shared/format';
import type { BulkDefinition, RefusedRow } from './bulk-definition';
import { bulkTexts, selectionTextsOf } from './bulk.texts';

/** Maximum number of listed rows. The remaining ones are only counted. */
const SHOWN = 100;

interface SelectionStepProps<Row> {
  readonly bulk: Pick<BulkDefinition<Row, never, never>, 'labelOf' | 'statusOf' | 'warningsOf'>;
  readonly noun: Noun;
  readonly amountOf: ((row: Row) => Amount) | undefined;
  /** Title of the action with the number of its rows. */
  readonly title: string;
  readonly rows: readonly Row[];
  /** Rows of the selection that refuse the action. */
  readonly refused: readonly RefusedRow<Row>[];
  /** Rows that changed after they were selected. */
  readonly changed: readonly Row[];
}

/** Row of the selection: name, amount and status. */
const Line = <Row extends OfferedRow>({
  bulk,
  amountOf,
  row,
}: Pick<SelectionStepProps<Row>, 'bulk' | 'amountOf'> & { readonly row: Row }) => {
  const amount = amountOf?.(row);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'center',
        px: 1.5,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Typography variant="body2" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}>
        {bulk.labelOf(row)}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {amount && money(amount.amount, amount.currencyId)}
      </Typography>
      {bulk.statusOf(row)}
    </Box>
  );
};

interface NamedProps {
  readonly lines: readonly { readonly id: string; readonly text: string }[];
  /** Sentence above the list of rows. */
  readonly children: string;
}

/** Warning about some rows, which it lists. */
const Named = ({ lines, children }: NamedProps) => (
  <Alert severity="warning">
    {children}
    <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: 132, overflowY: 'auto' }} tabIndex={0}>
      {lines.slice(0, SHOWN).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
      {lines.length > SHOWN && <li>{bulkTexts.andMore(lines.length - SHOWN)}</li>}
    </Box>
  </Alert>
);

/**
 * Confirmation of the rows that an action will change: their number, sum and list (PAY-42, SUB-34). It names the rows
 * with warnings, those that changed, and those that refuse the action.
 */
export const SelectionStep = <Row extends OfferedRow>(props: SelectionStepProps<Row>) => {
  const { bulk, noun, amountOf, title, rows, refused, changed } = props;
  const texts = selectionTextsOf(noun);
  const warned = rows.flatMap((row) => {
    const warnings = bulk.warningsOf?.(row) ?? [];
    return warnings.length === 0 ? [] : [{ id: row.id, text: `${bulk.labelOf(row)}: ${warnings.join(' ')}` }];
  });
  return (
    <>
      {warned.length > 0 && <Named lines={warned}>{texts.warned(warned.length)}</Named>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography sx={{ mr: 'auto', fontWeight: 560 }}>{title}</Typography>
        {amountOf && (
          <>
            <Typography color="textSecondary">{texts.total}</Typography>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {totalText(rows.map(amountOf))}
            </Typography>
          </>
        )}
      </Box>
      {changed.length > 0 && (
        <Named lines={changed.map((row) => ({ id: row.id, text: bulk.labelOf(row) }))}>
          {texts.changed(changed.length)}
        </Named>
      )}
      {refused.length > 0 && (
        <Named lines={refused.map(({ row, reason }) => ({ id: row.id, text: `${bulk.labelOf(row)}: ${reason}` }))}>
          {rows.length > 0 ? texts.leftOut(refused.length) : texts.nothingLeft}
        </Named>
      )}
      <Box
        component="ul"
        aria-label={bulkTexts.confirmTitle}
        tabIndex={0}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: { xs: 'none', sm: 340 },
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
        }}
      >
        {rows.slice(0, SHOWN).map((row) => (
          <Line key={row.id} bulk={bulk} amountOf={amountOf} row={row} />
        ))}
        {rows.length > SHOWN && (
          <Typography component="li" variant="body2" color="textSecondary" sx={{ px: 1.5, py: 1 }}>
            {bulkTexts.andMore(rows.length - SHOWN)}
          </Typography>
        )}
      </Box>
    </>
  );
};

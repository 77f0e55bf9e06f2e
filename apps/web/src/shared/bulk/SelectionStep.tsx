import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { money, totalsOf, type Amount, type Noun } from '@/shared/format';
import type { BulkDefinition, BulkRow } from './bulk-definition';
import { bulkTexts, selectionTextsOf } from './bulk.texts';

/** Lines that are shown before the rest is only counted. */
const SHOWN = 100;

interface SelectionStepProps<Row> {
  readonly bulk: Pick<BulkDefinition<Row, never, never>, 'labelOf' | 'statusOf'>;
  readonly noun: Noun;
  readonly amountOf: (row: Row) => Amount;
  /** What is about to be done, and to how many. */
  readonly title: string;
  readonly rows: readonly Row[];
  /** Those among them that do not allow the action: how many, and why the first does not. */
  readonly refused: { readonly count: number; readonly reason: string | undefined };
  readonly onLeaveOut: () => void;
}

/** One of them: what it is called, how much, and how it stands. */
const Line = <Row extends BulkRow>({
  bulk,
  amountOf,
  row,
}: Pick<SelectionStepProps<Row>, 'bulk' | 'amountOf'> & { readonly row: Row }) => {
  const { amount, currencyId } = amountOf(row);
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
        {money(amount, currencyId)}
      </Typography>
      {bulk.statusOf(row)}
    </Box>
  );
};

/** What an action is about to touch: how many, how much, and which (PAY-42, SUB-34). */
export const SelectionStep = <Row extends BulkRow>(props: SelectionStepProps<Row>) => {
  const { bulk, noun, amountOf, title, rows, refused, onLeaveOut } = props;
  const texts = selectionTextsOf(noun);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography sx={{ mr: 'auto', fontWeight: 560 }}>{title}</Typography>
        <Typography color="textSecondary">{texts.total}</Typography>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {totalsOf(rows.map(amountOf))
            .map(({ amount, currencyId }) => money(amount, currencyId))
            .join(' · ')}
        </Typography>
      </Box>
      {refused.count > 0 && (
        <Alert
          severity="warning"
          action={
            refused.count < rows.length && (
              <Button color="inherit" size="small" onClick={onLeaveOut}>
                {texts.leaveOut}
              </Button>
            )
          }
        >
          {refused.count < rows.length ? texts.refused(refused.count) : texts.nothingLeft} {refused.reason}
        </Alert>
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

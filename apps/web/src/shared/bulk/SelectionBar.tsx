import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { money, totalsOf } from '@/shared/format';
import { listTextsOf, type Selection } from '@/shared/list';
import { actionsOf, type BulkKind, type BulkRow } from './bulk-kind';
import { bulkRefusal, isPermitted } from './bulk-refusal';
import { bulkTexts } from './bulk.texts';

/** What a selection is told of its list. */
export interface SelectionBarOptions<Row, Action extends string> {
  readonly ticks: Selection<Row>;
  /** Rows that match in all. */
  readonly total: number;
  /** Rows that are shown. */
  readonly shown: number;
  readonly onAction: (action: Action) => void;
}

interface SelectionBarProps<Row extends BulkRow, Action extends string> extends SelectionBarOptions<Row, Action> {
  readonly kind: BulkKind<Row, Action>;
}

interface BulkButtonProps {
  readonly label: string;
  readonly refusal: string | undefined;
  readonly onClick: () => void;
}

/** It can be reached, though not used: otherwise nobody without a mouse could read the reason. */
const BulkButton = ({ label, refusal, onClick }: BulkButtonProps) => {
  const reasonId = useId();
  const isRefused = refusal !== undefined;
  return (
    <Tooltip title={refusal ?? ''} describeChild enterTouchDelay={0}>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-disabled={isRefused}
        aria-describedby={isRefused ? reasonId : undefined}
        sx={isRefused ? { color: 'text.disabled', cursor: 'not-allowed' } : {}}
        onClick={() => {
          if (!isRefused) onClick();
        }}
      >
        {label}
        <span id={reasonId} hidden>
          {refusal}
        </span>
      </Button>
    </Tooltip>
  );
};

/** How many rows are ticked, how much they come to, and what can be done to all of them (A129, A141). */
export const SelectionBar = <Row extends BulkRow, Action extends string>(props: SelectionBarProps<Row, Action>) => {
  const { kind, ticks, total, shown, onAction } = props;
  const texts = listTextsOf(kind.noun);
  // everything on the page is ticked, and more matches
  const offersAll = ticks.matching === undefined && ticks.rows.length >= shown && total > shown;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.75,
        px: 2,
        py: 0.75,
        minHeight: 44,
        borderRadius: '10px',
        bgcolor: 'surface.accent',
      }}
    >
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography component="span" sx={{ fontWeight: 560 }}>
          {texts.selected(ticks.count)}
        </Typography>
        {ticks.matching === undefined && (
          <Typography component="span" color="textSecondary">
            {totalsOf(ticks.rows.map(kind.amountOf))
              .map(({ amount, currencyId }) => money(amount, currencyId))
              .join(' · ')}
          </Typography>
        )}
      </Box>
      {offersAll && (
        <Button size="small" onClick={ticks.chooseAll}>
          {texts.chooseAll(total)}
        </Button>
      )}
      <Box
        role="group"
        aria-label={bulkTexts.label}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}
      >
        {actionsOf(kind)
          .filter((action) => isPermitted(ticks.rows, action))
          .map((action) => (
            <BulkButton
              key={action}
              label={kind.actions[action].label}
              refusal={bulkRefusal(ticks.rows, action)}
              onClick={() => {
                onAction(action);
              }}
            />
          ))}
        <Button size="small" color="inherit" onClick={ticks.clear}>
          {texts.clearSelection}
        </Button>
      </Box>
    </Box>
  );
};

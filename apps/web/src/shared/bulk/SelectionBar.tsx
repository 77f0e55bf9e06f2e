import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { money, totalsOf, type Amount, type Noun } from '@/shared/format';
import { listTextsOf, type Selection } from '@/shared/list';
import { bulkRefusal, isPermitted, type BulkRow } from './bulk-definition';
import { bulkTexts } from './bulk.texts';

interface SelectionBarProps<Row, Action extends string> {
  readonly noun: Noun;
  readonly amountOf: (row: Row) => Amount;
  readonly actions: readonly { readonly name: Action; readonly label: string }[];
  readonly selection: Selection<Row>;
  /** Rows that match in all. */
  readonly total: number;
  /** Rows that are shown. */
  readonly shown: number;
  readonly onAction: (action: Action) => void;
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

/** Bar of a selection: how many rows, how much they come to, and the actions on all of them (A129, A141). */
export const SelectionBar = <Row extends BulkRow, Action extends string>(props: SelectionBarProps<Row, Action>) => {
  const { noun, amountOf, actions, selection, total, shown, onAction } = props;
  const texts = listTextsOf(noun);
  // everything on the page is selected, and more matches
  const offersAll = selection.matching === undefined && selection.rows.length >= shown && total > shown;
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
          {texts.selected(selection.count)}
        </Typography>
        {selection.matching === undefined && (
          <Typography component="span" color="textSecondary">
            {totalsOf(selection.rows.map(amountOf))
              .map(({ amount, currencyId }) => money(amount, currencyId))
              .join(' · ')}
          </Typography>
        )}
      </Box>
      {offersAll && (
        <Button size="small" onClick={selection.chooseAll}>
          {texts.chooseAll(total)}
        </Button>
      )}
      <Box
        role="group"
        aria-label={bulkTexts.label}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}
      >
        {actions
          .filter(({ name }) => isPermitted(selection.rows, name))
          .map(({ name, label }) => (
            <BulkButton
              key={name}
              label={label}
              refusal={bulkRefusal(selection.rows, name)}
              onClick={() => onAction(name)}
            />
          ))}
        <Button size="small" color="inherit" onClick={selection.clear}>
          {texts.clearSelection}
        </Button>
      </Box>
    </Box>
  );
};

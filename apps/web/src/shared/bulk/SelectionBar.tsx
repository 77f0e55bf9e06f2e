import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { OfferedRow, ActionName } from '@/shared/actions';
import { totalText, type Amount, type Noun } from '@/shared/format';
import { listTextsOf, SelectionFrame, type Selection } from '@/shared/list';
import { byAvailability, isPermitted } from './bulk-definition';
import { bulkTexts } from './bulk.texts';

interface SelectionBarProps<Row, Action extends ActionName> {
  readonly noun: Noun;
  readonly amountOf: ((row: Row) => Amount) | undefined;
  readonly actions: readonly { readonly name: Action; readonly label: string }[];
  readonly selection: Selection<Row>;
  /** Rows that match in all. */
  readonly total: number;
  /** Rows that are shown. */
  readonly shown: number;
  /** Other tools for the selection. */
  readonly tools: ReactNode;
  /** Label of the button that takes the selection off. */
  readonly clearLabel: string | undefined;
  readonly onAction: (action: Action) => void;
}

interface BulkButtonProps {
  readonly label: string;
  readonly enabled: boolean;
  /** Reason for which it cannot be done, with some of the rows or with all. */
  readonly reason: string | undefined;
  readonly onClick: () => void;
}

/** An action on a selection. It can be reached, though not used: otherwise nobody without a mouse could read the reason. */
export const BulkButton = ({ label, enabled, reason, onClick }: BulkButtonProps) => {
  const reasonId = useId();
  return (
    <Tooltip title={reason ?? ''} describeChild enterTouchDelay={0}>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-disabled={!enabled}
        aria-describedby={reason === undefined ? undefined : reasonId}
        sx={enabled ? {} : { color: 'text.disabled', cursor: 'not-allowed' }}
        onClick={() => {
          if (enabled) onClick();
        }}
      >
        {label}
        <span id={reasonId} hidden>
          {reason}
        </span>
      </Button>
    </Tooltip>
  );
};

/** Bar of a selection: how many rows, how much they come to, and the actions on all of them (A129, A141). */
export const SelectionBar = <Row extends OfferedRow, Action extends ActionName>(
  props: SelectionBarProps<Row, Action>,
) => {
  const { noun, amountOf, actions, selection, total, shown, tools, clearLabel, onAction } = props;
  const texts = listTextsOf(noun);
  // everything on the page is selected, and more matches
  const offersAll = selection.matching === undefined && selection.ids.size >= shown && total > selection.count;
  return (
    <SelectionFrame
      texts={clearLabel === undefined ? texts : { ...texts, clearSelection: clearLabel }}
      selection={selection}
      sum={
        amountOf !== undefined &&
        selection.matching === undefined && (
          <Typography component="span" color="textSecondary">
            {totalText(selection.rows.map(amountOf))}
          </Typography>
        )
      }
      more={
        offersAll && (
          <Button size="small" onClick={selection.chooseAll}>
            {texts.chooseAll(total)}
          </Button>
        )
      }
    >
      {actions
        .filter(({ name }) => isPermitted(selection.rows, name))
        .map(({ name, label }) => {
          const { allowed, refused } = byAvailability(selection.rows, name);
          // of all that match, only those on this page are known
          const isPart = selection.matching === undefined && allowed.length > 0 && refused.length > 0;
          return (
            <BulkButton
              key={name}
              label={isPart ? bulkTexts.some(label, allowed.length, selection.rows.length) : label}
              enabled={allowed.length > 0 || selection.matching !== undefined}
              reason={refused[0]?.reason}
              onClick={() => onAction(name)}
            />
          );
        })}
      {tools}
    </SelectionFrame>
  );
};

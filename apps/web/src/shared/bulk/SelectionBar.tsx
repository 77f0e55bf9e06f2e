import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { OfferedRow, ActionName } from '@/shared/actions';
import { totalText, type Amount, type Noun } from '@/shared/format';
import { listTextsOf, SelectionFrame, type Selection } from '@/shared/list';
import { byAvailability, isPermitted } from './bulk-definition';
import { bulkTexts } from './bulk.texts';

interface SelectedRowsBarProps<Row> {
  readonly noun: Noun;
  readonly amountOf: ((row: Row) => Amount) | undefined;
  readonly selection: Selection<Row>;
  /** Rows that match in all. */
  readonly total: number;
  /** Rows that are shown. */
  readonly shown: number;
  /** Label of the button that takes the selection off, where the documents name it. */
  readonly clearLabel?: string | undefined;
  /** Tools for the selection. */
  readonly children: ReactNode;
}

interface SelectionBarProps<Row, Action extends ActionName> extends Omit<SelectedRowsBarProps<Row>, 'children'> {
  readonly actions: readonly { readonly name: Action; readonly label: string }[];
  /** Other tools for the selection. */
  readonly tools: ReactNode;
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

/** Bar of a selection: how many rows, how much they come to, and what can be done with them. */
export const SelectedRowsBar = <Row,>(props: SelectedRowsBarProps<Row>) => {
  const { noun, amountOf, selection, total, shown, clearLabel, children } = props;
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
      {children}
    </SelectionFrame>
  );
};

/** Bar of a selection with the actions on all of its rows (A129, A141). */
export const SelectionBar = <Row extends OfferedRow, Action extends ActionName>({
  actions,
  tools,
  onAction,
  ...bar
}: SelectionBarProps<Row, Action>) => {
  const { rows, matching } = bar.selection;
  return (
    <SelectedRowsBar {...bar}>
      {actions
        .filter(({ name }) => isPermitted(rows, name))
        .map(({ name, label }) => {
          const { allowed, refused } = byAvailability(rows, name);
          // of all that match, only those on this page are known
          const isPart = matching === undefined && allowed.length > 0 && refused.length > 0;
          return (
            <BulkButton
              key={name}
              label={isPart ? bulkTexts.some(label, allowed.length, rows.length) : label}
              enabled={allowed.length > 0 || matching !== undefined}
              reason={refused[0]?.reason}
              onClick={() => onAction(name)}
            />
          );
        })}
      {tools}
    </SelectedRowsBar>
  );
};

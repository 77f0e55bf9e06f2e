import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { OfferedRow, ActionName } from '@/shared/actions';
import { totalText, type Amount, type Noun } from '@/shared/format';
import { listTextsOf, SelectionFrame, type Selection } from '@/shared/list';
import { byAvailability, isPermitted } from './bulk-definition';
import { bulkTexts } from './bulk.texts';

/** Rows of a selection that the page has: all of them, or only those of the shown page. */
export interface KnownRows<Row> {
  readonly rows: readonly Row[];
  readonly areAll: boolean;
}

interface SelectedRowsBarProps<Row> {
  readonly noun: Noun;
  readonly selection: Selection<Row>;
  /** Sum of the selected rows. Undefined when rows have no amount, or when some of them are not read yet. */
  readonly sum: string | undefined;
  /** Number of rows that match the filter. */
  readonly total: number;
  /** Number of rows on the page. */
  readonly shown: number;
  /** Label of the button that clears the selection, when the specification prescribes one. */
  readonly clearLabel?: string | undefined;
  readonly children: ReactNode;
}

interface SelectionBarProps<Row, Action extends ActionName> extends Omit<
  SelectedRowsBarProps<Row>,
  'children' | 'sum'
> {
  readonly amountOf: ((row: Row) => Amount) | undefined;
  readonly known: KnownRows<Row>;
  readonly actions: readonly { readonly name: Action; readonly label: string; readonly isMain: boolean }[];
  /** Further buttons for the selection. */
  readonly tools: ReactNode;
  readonly onAction: (action: Action) => void;
}

interface BulkButtonProps {
  readonly label: string;
  readonly isMain?: boolean;
  readonly enabled: boolean;
  /** Reason why some or all of the rows refuse the action. */
  readonly reason: string | undefined;
  readonly onClick: () => void;
}

/**
 * Button of an action on a selection. A disabled one keeps keyboard focus: without focus, only people with a mouse
 * could read the reason.
 */
export const BulkButton = ({ label, isMain = false, enabled, reason, onClick }: BulkButtonProps) => {
  const reasonId = useId();
  return (
    <Tooltip title={reason ?? ''} describeChild enterTouchDelay={0}>
      <Button
        size="small"
        {...(isMain && enabled ? { variant: 'contained' } : { variant: 'outlined', color: 'inherit' })}
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

/** Bar of a selection: number of rows, their sum, and buttons. */
export const SelectedRowsBar = <Row,>(props: SelectedRowsBarProps<Row>) => {
  const { noun, selection, sum, total, shown, clearLabel, children } = props;
  const texts = listTextsOf(noun);
  // all rows of the page are selected, and other pages have more
  const offersAll = selection.matching === undefined && selection.ids.size >= shown && total > selection.count;
  return (
    <SelectionFrame
      texts={clearLabel === undefined ? texts : { ...texts, clearSelection: clearLabel }}
      selection={selection}
      sum={
        sum !== undefined && (
          <Typography component="span" color="textSecondary">
            {sum}
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

/** Bar of a selection with the actions that apply to all of its rows (A129, A141). */
export const SelectionBar = <Row extends OfferedRow, Action extends ActionName>({
  actions,
  amountOf,
  known: { rows, areAll },
  tools,
  onAction,
  ...bar
}: SelectionBarProps<Row, Action>) => (
  <SelectedRowsBar {...bar} sum={amountOf && areAll ? totalText(rows.map(amountOf)) : undefined}>
    {actions
      .filter(({ name }) => isPermitted(rows, name))
      .map(({ name, label, isMain }) => {
        const { allowed, refused } = byAvailability(rows, name);
        const isPart = areAll && allowed.length > 0 && refused.length > 0;
        return (
          <BulkButton
            key={name}
            isMain={isMain}
            label={isPart ? bulkTexts.some(label, allowed.length, rows.length) : label}
            enabled={allowed.length > 0 || !areAll}
            // refusals on this page are not the reasons of the rows on other pages
            reason={areAll ? refused[0]?.reason : undefined}
            onClick={() => onAction(name)}
          />
        );
      })}
    {tools}
  </SelectedRowsBar>
);

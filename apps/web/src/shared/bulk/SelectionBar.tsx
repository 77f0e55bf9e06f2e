import { largestSelection } from '@backoffice/validators';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OfferedRow, ActionName } from '@/shared/actions';
import type { Failure } from '@/shared/feedback';
import { totalText, type Amount, type Noun } from '@/shared/format';
import { listTextsOf, SelectionFrame, type Selection } from '@/shared/list';
import { byAvailability, isPermitted } from './bulk-definition';
import { bulkTexts } from './bulk.texts';
import { BulkButton } from './BulkButton';

/** Rows of a selection that are loaded: all of them, or only those of the shown page. */
export interface KnownRows<Row> {
  readonly rows: readonly Row[];
  readonly areAll: boolean;
  /** Failure of the request for all matching rows. */
  readonly failure: Failure | undefined;
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
  /** Text about rows that are not read yet, and about a failure, instead of the sum. */
  readonly problem?: ReactNode;
  /** Label of the button that clears the selection, when the specification prescribes one. */
  readonly clearLabel?: string | undefined;
  readonly children: ReactNode;
}

export interface SelectionBarProps<Row, Action extends ActionName> extends Omit<
  SelectedRowsBarProps<Row>,
  'children' | 'sum' | 'problem'
> {
  readonly amountOf: ((row: Row) => Amount) | undefined;
  /** Sum of the selection, when it is not that of the amounts. */
  readonly ownSum: string | undefined;
  readonly known: KnownRows<Row>;
  readonly actions: readonly { readonly name: Action; readonly label: string; readonly isMain: boolean }[];
  /** Further buttons for the selection. */
  readonly tools: ReactNode;
  readonly onAction: (action: Action) => void;
  /** Called after a failure; clears the selection and loads the list again. */
  readonly onRetry: () => void;
}

/** Bar of a selection: number of rows, their sum, and buttons. */
export const SelectedRowsBar = <Row,>(props: SelectedRowsBarProps<Row>) => {
  const { noun, selection, sum, problem, total, shown, clearLabel, children } = props;
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
        <>
          {problem}
          {offersAll && total > largestSelection && (
            <Typography component="span" variant="body2" color="textSecondary">
              {texts.tooMany(total, largestSelection)}
            </Typography>
          )}
          {offersAll && total <= largestSelection && (
            <Button size="small" onClick={selection.chooseAll}>
              {texts.chooseAll(total)}
            </Button>
          )}
        </>
      }
    >
      {children}
    </SelectionFrame>
  );
};

interface UnreadProps {
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** Text while the chosen rows are being read, and the failure with its next step. */
const Unread = ({ failure, onRetry }: UnreadProps) =>
  failure === undefined ? (
    <Typography component="span" role="status" color="textSecondary">
      {bulkTexts.reading}
    </Typography>
  ) : (
    <>
      <Typography component="span" role="alert" color="error">
        {failure.message}
      </Typography>
      <Button size="small" onClick={onRetry}>
        {bulkTexts.reload}
      </Button>
    </>
  );

/**
 * Bar of a selection with the buttons of its actions (A129, A141). A button works once all selected rows are loaded and
 * at least one of them allows the action.
 */
export const SelectionBar = <Row extends OfferedRow, Action extends ActionName>({
  actions,
  amountOf,
  ownSum,
  known: { rows, areAll, failure },
  tools,
  onAction,
  onRetry,
  ...bar
}: SelectionBarProps<Row, Action>) => (
  <SelectedRowsBar
    {...bar}
    sum={ownSum ?? (amountOf && areAll ? totalText(rows.map(amountOf)) : undefined)}
    problem={!areAll && <Unread failure={failure} onRetry={onRetry} />}
  >
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
            enabled={areAll && allowed.length > 0}
            // refusals on this page are not the reasons of the rows on other pages
            reason={areAll ? refused[0]?.reason : failure ? bulkTexts.notRead : bulkTexts.reading}
            onClick={() => onAction(name)}
          />
        );
      })}
    {tools}
  </SelectedRowsBar>
);

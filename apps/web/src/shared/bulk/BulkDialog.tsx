import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import type { OfferedRow, ActionName } from '@/shared/actions';
import { useApolloClient } from '@/shared/apollo';
import { useLeaveQuestion, withAmount } from '@/shared/change';
import { AppDialog } from '@/shared/dialog';
import { FailedState, LoadingRows } from '@/shared/feedback';
import { TriedFields } from '@/shared/form';
import { totalText, type Amount } from '@/shared/format';
import { texts as common } from '@/shared/texts';
import { beginRun } from './begin-run';
import {
  BULK_WIDTH,
  byAvailability,
  type ArgumentsOf,
  type BulkAction,
  type BulkDefinition,
  type BulkItem,
  type ChosenRows,
} from './bulk-definition';
import { bulkTexts, selectionTextsOf } from './bulk.texts';
import type { BulkDialogFrame, BulkDialogProps } from './create-bulk';
import type { BulkRun } from './create-bulk-run';
import { StoredRunDialog } from './stored/StoredRunDialog';
import { SameRuns } from './stored/SameRuns';
import { RunDialog } from './RunDialog';
import { SelectionStep } from './SelectionStep';
import { useChosenRows } from './use-chosen-rows';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

interface FormStepProps<Row> {
  readonly action: BulkAction<Row>;
  readonly rows: readonly Row[];
  readonly amountOf: ((row: Row) => Amount) | undefined;
  readonly onSubmit: (argumentsOf: ArgumentsOf) => void;
  readonly onBack: () => void;
}

/** Form of the action, filled in once for all rows. */
const FormStep = <Row,>({ action, rows, amountOf, onSubmit: onArguments, onBack }: FormStepProps<Row>) => {
  const { title, detail, submit = title, danger, movesMoney, useForm } = action;
  const { valid, dirty = false, onSubmit, submitLabel, moves, fields } = useForm(rows, onArguments);
  const { leave, question } = useLeaveQuestion('idle', dirty, onBack);
  const told = typeof detail === 'function' ? detail(rows) : detail;
  const label = submitLabel ?? submit(rows.length);
  const sum = amountOf && totalText(rows.map(amountOf));
  const formId = useId();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (valid) onSubmit();
  };
  return (
    <AppDialog
      open
      title={title(rows.length)}
      width={BULK_WIDTH}
      onClose={leave}
      keepOnBackdrop
      actions={
        <>
          <Button color="inherit" onClick={leave}>
            {common.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={!valid}
          >
            {movesMoney ? withAmount(label, moves ?? sum) : label}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate autoComplete="off" onSubmit={handleSubmit} sx={{ ...column, pt: 1 }}>
        {told !== undefined && <Typography color="textSecondary">{told}</Typography>}
        <TriedFields valid={valid}>{fields}</TriedFields>
      </Box>
      {question}
    </AppDialog>
  );
};

interface ChosenDialogProps<Row, Filter, Action extends ActionName> extends BulkDialogFrame<Row> {
  readonly bulk: BulkDefinition<Row, Filter, Action>;
  readonly action: Action;
  readonly chosen: ChosenRows<Row, Filter>;
}

/**
 * Dialog of an action on many rows. Its steps are the confirmation of the selection, the form, and the progress (A79).
 */
const ChosenDialog = <Row extends OfferedRow, Filter, Action extends ActionName>(
  props: ChosenDialogProps<Row, Filter, Action>,
) => {
  const { bulk, action: name, noun, amountOf, chosen, onClose, onFinished } = props;
  const client = useApolloClient();
  const { failure, rows: found, changed } = useChosenRows(bulk.matching, chosen);
  const [confirmed, confirm] = useState<readonly Row[]>();
  const [run, setRun] = useState<BulkRun<BulkItem<Row>>>();
  const action = bulk.actions[name];
  if (confirmed && run)
    return <RunDialog bulk={bulk} action={action} run={run} amountOf={amountOf} onClose={onFinished} />;
  if (confirmed)
    return (
      <FormStep
        action={action}
        rows={confirmed}
        amountOf={amountOf}
        onBack={() => confirm(undefined)}
        onSubmit={(argumentsOf) => {
          const begun = beginRun(client, action, { rows: confirmed, argumentsOf });
          setRun(begun);
          begun.start();
        }}
      />
    );
  const { allowed, refused } = byAvailability(found ?? [], name);
  return (
    <AppDialog
      open
      title={bulkTexts.confirmTitle}
      width={BULK_WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {common.back}
          </Button>
          <Button variant="contained" disabled={allowed.length === 0} onClick={() => confirm(allowed)}>
            {bulkTexts.goOn}
          </Button>
        </>
      }
    >
      <Box sx={column}>
        {failure && <FailedState title={selectionTextsOf(noun).failed} failure={failure} onRetry={onFinished} />}
        {!found && !failure && <LoadingRows />}
        <SameRuns action={action.change.field} />
        {found && (
          <SelectionStep
            bulk={bulk}
            noun={noun}
            amountOf={amountOf}
            title={action.title(allowed.length)}
            rows={allowed}
            refused={refused}
            changed={changed}
          />
        )}
      </Box>
    </AppDialog>
  );
};

/**
 * Creates the dialog of a domain's bulk actions, which `createBulk` loads lazily. The component has the query of the
 * rows as its property `matching`.
 */
export const bulkDialog = <Row extends OfferedRow, Filter, Action extends ActionName>(
  bulk: BulkDefinition<Row, Filter, Action>,
) => {
  const Dialog = ({ begun, ...frame }: BulkDialogProps<Row, Filter, Action>) =>
    begun.kind === 'stored' ? (
      <StoredRunDialog bulk={bulk} run={begun.run} {...frame} />
    ) : (
      <ChosenDialog bulk={bulk} action={begun.action} chosen={begun.chosen} {...frame} />
    );
  return Object.assign(Dialog, { matching: bulk.matching });
};

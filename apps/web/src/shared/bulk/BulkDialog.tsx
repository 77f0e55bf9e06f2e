import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import type { OfferedRow } from '@/shared/actions';
import { AppDialog } from '@/shared/dialog';
import { FailedState, LoadingRows } from '@/shared/feedback';
import type { Amount } from '@/shared/format';
import { texts as common } from '@/shared/texts';
import { BULK_WIDTH, byAvailability, type BulkAction, type BulkColumn, type BulkDefinition } from './bulk-definition';
import { bulkTexts, selectionTextsOf } from './bulk.texts';
import { BulkProgressDialog } from './BulkProgressDialog';
import type { BulkDialogProps } from './create-bulk';
import { createBulkRun, type BulkRun, type RunItem } from './create-bulk-run';
import { SelectionStep } from './SelectionStep';
import { useChosenRows } from './use-chosen-rows';

/** Rows that are worked on at the same time. */
const AT_A_TIME = 4;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

/** Columns of a row in the file with the result; amounts have a comma, so that a spreadsheet adds them up. */
const resultColumns = <Row extends OfferedRow>(
  columns: readonly BulkColumn<Row>[],
  amountOf: ((row: Row) => Amount) | undefined,
): readonly BulkColumn<Row>[] => [
  { header: bulkTexts.columns.id, valueOf: ({ id }) => id },
  ...columns,
  ...(amountOf
    ? [
        { header: bulkTexts.columns.amount, valueOf: (row: Row) => amountOf(row).amount.replace('.', ',') },
        { header: bulkTexts.columns.currency, valueOf: (row: Row) => amountOf(row).currencyId },
      ]
    : []),
];

interface FormStepProps<Row> {
  readonly action: BulkAction<Row>;
  readonly rows: readonly Row[];
  readonly onRun: (run: RunItem<Row>) => void;
  readonly onBack: () => void;
}

/** The form that is filled in once for all rows. */
const FormStep = <Row,>({ action, rows, onRun, onBack }: FormStepProps<Row>) => {
  const { title, detail, submit = title, danger, useForm } = action;
  const { valid, onSubmit, submitLabel, fields } = useForm(rows, onRun);
  const told = typeof detail === 'function' ? detail(rows) : detail;
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
      onClose={onBack}
      keepOnBackdrop
      actions={
        <>
          <Button color="inherit" onClick={onBack}>
            {common.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={!valid}
          >
            {submitLabel ?? submit(rows.length)}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate autoComplete="off" onSubmit={handleSubmit} sx={{ ...column, pt: 1 }}>
        {told !== undefined && <Typography color="textSecondary">{told}</Typography>}
        {fields}
      </Box>
    </AppDialog>
  );
};

interface BulkDialogSteps<Row, Filter, Action extends string> extends BulkDialogProps<Row, Filter, Action> {
  readonly bulk: BulkDefinition<Row, Filter, Action>;
}

/** An action on many: the selection is confirmed, then what is needed is filled in, then it is done (A79). */
const BulkDialog = <Row extends OfferedRow, Filter, Action extends string>(
  props: BulkDialogSteps<Row, Filter, Action>,
) => {
  const { bulk, action: name, noun, amountOf, chosen, onClose, onFinished } = props;
  const { failure, rows: found, changed } = useChosenRows(bulk.matching, chosen);
  const [confirmed, confirm] = useState<readonly Row[]>();
  const [run, setRun] = useState<BulkRun<Row>>();
  const action = bulk.actions[name];
  if (confirmed && run)
    return (
      <BulkProgressDialog
        title={action.title(confirmed.length)}
        ended={action.ended}
        run={run}
        keyOf={({ id }) => id}
        labelOf={bulk.labelOf}
        amountOf={amountOf}
        fileName={action.file}
        done={action.done}
        columns={resultColumns(bulk.columns, amountOf)}
        onClose={onFinished}
      />
    );
  if (confirmed)
    return (
      <FormStep
        action={action}
        rows={confirmed}
        onBack={() => confirm(undefined)}
        onRun={(runItem) => {
          const begun = createBulkRun({ items: confirmed, limit: AT_A_TIME, run: runItem });
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

/** Makes the dialog of a domain's actions on many rows, for `createBulk` to load. */
export const bulkDialog =
  <Row extends OfferedRow, Filter, Action extends string>(bulk: BulkDefinition<Row, Filter, Action>) =>
  (props: BulkDialogProps<Row, Filter, Action>) => <BulkDialog bulk={bulk} {...props} />;

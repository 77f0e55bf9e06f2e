import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { AppDialog } from '@/shared/dialog';
import { FailedState, LoadingRows } from '@/shared/feedback';
import { texts as common } from '@/shared/texts';
import { resultColumns, type BulkKind, type BulkRow } from './bulk-kind';
import { bulkRefusal, refusedRows } from './bulk-refusal';
import { BULK_WIDTH } from './bulk-width';
import { bulkTexts, selectionTextsOf } from './bulk.texts';
import { BulkProgressDialog } from './BulkProgressDialog';
import type { Chosen } from './choice';
import { createBulkRun, type BulkRun, type RunItem } from './create-bulk-run';
import { SelectionStep } from './SelectionStep';
import type { BulkStep } from './TaskSteps';

/** Things that are worked on at the same time. */
const AT_A_TIME = 4;

/** What the step is given that asks for what the action needs, and then says how it is done to one thing. */
export interface TaskStepProps<Row> extends BulkStep {
  readonly rows: readonly Row[];
  readonly onRun: (run: RunItem<Row>) => void;
}

interface BulkDialogProps<Row extends BulkRow, Action extends string> {
  readonly kind: BulkKind<Row, Action>;
  readonly action: Action;
  readonly chosen: Chosen<Row>;
  readonly children: (step: TaskStepProps<Row>) => ReactNode;
  readonly onClose: () => void;
  /** Something was done, or tried: the list is not what it was. */
  readonly onFinished: () => void;
}

interface ConfirmedProps<Row extends BulkRow, Action extends string> extends Pick<
  BulkDialogProps<Row, Action>,
  'kind' | 'action' | 'children' | 'onFinished'
> {
  readonly rows: readonly Row[];
  readonly onBack: () => void;
}

/** What is filled in for the confirmed selection, then how it goes on. */
const Confirmed = <Row extends BulkRow, Action extends string>(props: ConfirmedProps<Row, Action>) => {
  const { kind, action, rows, children, onBack, onFinished } = props;
  const [run, setRun] = useState<BulkRun<Row>>();
  const { label, title, file } = kind.actions[action];
  if (run)
    return (
      <BulkProgressDialog
        title={title(rows.length)}
        run={run}
        keyOf={({ id }) => id}
        labelOf={kind.labelOf}
        fileName={file}
        columns={resultColumns(kind)}
        onClose={onFinished}
      />
    );
  return children({
    title: title(rows.length),
    submit: label,
    rows,
    onBack,
    onRun: (runItem) => {
      const begun = createBulkRun({ items: rows, limit: AT_A_TIME, run: runItem });
      setRun(begun);
      begun.start();
    },
  });
};

/** An action on many: the selection is confirmed, then what is needed is filled in, then it is done (A79). */
export const BulkDialog = <Row extends BulkRow, Action extends string>(props: BulkDialogProps<Row, Action>) => {
  const { kind, action, chosen, onClose, onFinished } = props;
  const [leftOut, leaveOut] = useState<ReadonlySet<string>>(new Set());
  const [confirmed, confirm] = useState<readonly Row[]>();
  if (confirmed)
    return (
      <Confirmed
        {...props}
        rows={confirmed}
        onBack={() => {
          confirm(undefined);
        }}
      />
    );
  const { failure } = chosen;
  const rows = chosen.rows?.filter(({ id }) => !leftOut.has(id));
  const refused = rows ? refusedRows(rows, action) : [];
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
          <Button
            variant="contained"
            disabled={!rows || rows.length === 0 || refused.length > 0}
            onClick={() => {
              confirm(rows);
            }}
          >
            {bulkTexts.goOn}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {failure && <FailedState title={selectionTextsOf(kind.noun).failed} failure={failure} onRetry={onFinished} />}
        {!rows && !failure && <LoadingRows />}
        {rows && (
          <SelectionStep
            kind={kind}
            title={kind.actions[action].title(rows.length)}
            rows={rows}
            refused={{ count: refused.length, reason: bulkRefusal(refused, action) }}
            onLeaveOut={() => {
              leaveOut(new Set([...leftOut, ...refused.map(({ id }) => id)]));
            }}
          />
        )}
      </Box>
    </AppDialog>
  );
};

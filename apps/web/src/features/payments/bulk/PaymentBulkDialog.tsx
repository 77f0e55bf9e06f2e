import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { BULK_WIDTH, BulkProgressDialog, bulkTexts, createBulkRun, type BulkRun } from '@/shared/bulk';
import { AppDialog } from '@/shared/dialog';
import { FailedState, LoadingRows } from '@/shared/feedback';
import { texts as common } from '@/shared/texts';
import type { PaymentRowFragment } from '../list/PaymentRow.generated';
import { bulkRefusal, refusedRows, type BulkAction } from './bulk-actions';
import { paymentBulkTexts as texts } from './bulk.texts';
import { paymentLabel } from './payment-label';
import { resultColumns } from './result-columns';
import { createPaymentTask, type PaymentTask } from './run-payment-action';
import { SelectionStep } from './SelectionStep';
import { MethodStep, ReasonStep } from './TaskSteps';
import { useSelectedPayments, type PaymentChoice } from './use-selected-payments';

/** Payments that are worked on at the same time. */
const AT_A_TIME = 4;

interface PaymentBulkDialogProps {
  readonly action: BulkAction;
  readonly choice: PaymentChoice;
  readonly onClose: () => void;
  /** Something was done, or tried: the list is not what it was. */
  readonly onFinished: () => void;
}

type Rows = readonly PaymentRowFragment[];

interface ConfirmedProps {
  readonly action: BulkAction;
  readonly rows: Rows;
  readonly onBack: () => void;
  readonly onFinished: () => void;
}

/** What is filled in for the confirmed selection, then how it goes on. */
const Confirmed = ({ action, rows, onBack, onFinished }: ConfirmedProps) => {
  const client = useApolloClient();
  const [run, setRun] = useState<BulkRun<PaymentRowFragment>>();
  const { label, title, file } = texts[action];
  const begin = (task: PaymentTask) => {
    const begun = createBulkRun({ items: rows, limit: AT_A_TIME, run: createPaymentTask(client, task) });
    setRun(begun);
    begun.start();
  };
  if (run)
    return (
      <BulkProgressDialog
        title={title(rows.length)}
        run={run}
        keyOf={({ id }) => id}
        labelOf={paymentLabel}
        fileName={file}
        columns={resultColumns}
        onClose={onFinished}
      />
    );
  const step = { title: title(rows.length), submit: label, onBack, onTask: begin };
  return action === 'updatePaymentMethod' ? <MethodStep {...step} /> : <ReasonStep action={action} {...step} />;
};

/** An action on many payments: the selection is confirmed, then what is needed is filled in, then it is done (A79). */
export const PaymentBulkDialog = ({ action, choice, onClose, onFinished }: PaymentBulkDialogProps) => {
  const { rows: chosen, failure } = useSelectedPayments(choice);
  const [leftOut, leaveOut] = useState<ReadonlySet<string>>(new Set());
  const [confirmed, confirm] = useState<Rows>();
  if (confirmed)
    return (
      <Confirmed
        action={action}
        rows={confirmed}
        onBack={() => {
          confirm(undefined);
        }}
        onFinished={onFinished}
      />
    );
  const rows = chosen?.filter(({ id }) => !leftOut.has(id));
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
        {failure && <FailedState title={texts.failed} failure={failure} onRetry={onFinished} />}
        {!rows && !failure && <LoadingRows />}
        {rows && (
          <SelectionStep
            title={texts[action].title(rows.length)}
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

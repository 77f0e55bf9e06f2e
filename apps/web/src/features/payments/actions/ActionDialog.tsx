import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChangeDialog, changeTexts, type Change } from '@/shared/change';
import { actionTexts } from './actions.texts';
import type { PaymentOutcomeFragment, RefundOutcomeFragment } from './PaymentChanges.generated';
import type { PaymentForActionFragment } from './PaymentForAction.generated';
import { CurrentPayment, PaymentLine } from './PaymentLine';
import type { DialogAction } from './use-payment-change';

interface ConflictProps<Args> {
  readonly action: DialogAction;
  readonly change: Change<Args, PaymentOutcomeFragment | RefundOutcomeFragment>;
}

/** After a conflict: the payment as it is now, and the way on where the action is still allowed (GAP-43). */
const Conflict = <Args,>({ action, change: { state, goOn } }: ConflictProps<Args>) => {
  const current = state.kind === 'refused' && state.refusal.code === 'CONFLICT' ? state.payload.payment : null;
  if (!current) return null;
  const available = current.availableActions.find(({ name }) => name === action);
  return (
    <>
      <CurrentPayment payment={current} />
      {available?.allowed === true ? (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => {
            goOn(current.version);
          }}
          sx={{ mt: 1 }}
        >
          {changeTexts.goOn}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {available?.reason}
        </Typography>
      )}
    </>
  );
};

interface ActionDialogFrameProps<Args> extends ConflictProps<Args> {
  readonly payment: PaymentForActionFragment;
  readonly onClose: () => void;
  readonly valid: boolean;
  readonly danger?: boolean;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/** The frame of the dialogs of a payment: which payment, what happens, what to fill in, and how it went. */
export const ActionDialogFrame = <Args,>(props: ActionDialogFrameProps<Args>) => {
  const { action, payment, change, onClose, valid, danger = false, onSubmit, children } = props;
  const { title, detail, submit } = actionTexts[action];
  return (
    <ChangeDialog
      title={title}
      submit={{ label: submit, danger, valid, run: onSubmit }}
      change={change}
      onClose={onClose}
      problem={<Conflict action={action} change={change} />}
    >
      <PaymentLine payment={payment} />
      <Typography color="textSecondary">{detail}</Typography>
      {children}
    </ChangeDialog>
  );
};

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChangeDialog, changeTexts, type Change } from '@/shared/change';
import { actionTexts } from './actions.texts';
import type { PaymentOutcomeFragment, RefundOutcomeFragment } from './PaymentChanges.generated';
import type { PaymentForActionFragment } from './PaymentForAction.generated';
import { CurrentPayment, PaymentLine } from './PaymentLine';
import type { ActionDialogProps, DialogAction } from './use-payment-change';

type PaymentChange<Args> = Change<Args, PaymentOutcomeFragment | RefundOutcomeFragment>;

/** The payment as it is now, after somebody else changed it; until the person goes on with it, nothing can be sent. */
const currentOf = <Args,>({ state }: PaymentChange<Args>): PaymentForActionFragment | null =>
  state.kind === 'refused' && state.refusal.code === 'CONFLICT' ? state.payload.payment : null;

interface ConflictProps<Args> {
  readonly action: DialogAction;
  readonly change: PaymentChange<Args>;
  readonly onCurrent: (payment: PaymentForActionFragment) => void;
}

/** After a conflict: the payment as it is now, and the way on where the action is still allowed (GAP-43). */
const Conflict = <Args,>({ action, change, onCurrent }: ConflictProps<Args>) => {
  const current = currentOf(change);
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
            change.goOn(current.version);
            onCurrent(current);
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

interface ActionDialogFrameProps<Args> {
  readonly action: DialogAction;
  readonly change: PaymentChange<Args>;
  /** What the dialog was given. */
  readonly of: Omit<ActionDialogProps, 'onChanged'>;
  readonly valid: boolean;
  /** Whether something was typed. */
  readonly dirty?: boolean;
  readonly danger?: boolean;
  /** In place of the usual one. */
  readonly submitLabel?: string | undefined;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/** The frame of the dialogs of a payment: which payment, what happens, what to fill in, and how it went. */
export const ActionDialogFrame = <Args,>(props: ActionDialogFrameProps<Args>) => {
  const { action, change, of: given, valid, dirty = false, danger = false, onSubmit, children } = props;
  const { title, detail, submit } = actionTexts[action];
  const { submitLabel = submit } = props;
  return (
    <ChangeDialog
      title={title}
      submit={{ label: submitLabel, danger, valid: valid && !currentOf(change), run: onSubmit }}
      change={change}
      dirty={dirty}
      onClose={given.onClose}
      problem={<Conflict action={action} change={change} onCurrent={given.onCurrent} />}
    >
      <PaymentLine payment={given.payment} />
      <Typography color="textSecondary">{detail}</Typography>
      {children}
    </ChangeDialog>
  );
};

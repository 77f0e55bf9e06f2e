import { reasonForm } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { BULK_WIDTH } from '@/shared/bulk';
import { AppDialog } from '@/shared/dialog';
import { ReasonField, useForm } from '@/shared/form';
import { MethodFields, useMethodForm } from '@/shared/payment-method';
import { texts as common } from '@/shared/texts';
import type { PaymentTask } from './run-payment-action';

interface StepProps {
  readonly title: string;
  readonly submit: string;
  readonly onBack: () => void;
  readonly onTask: (task: PaymentTask) => void;
}

interface FormStepProps extends Omit<StepProps, 'onTask'> {
  readonly valid: boolean;
  readonly danger: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** What is filled in once for all of them. */
const FormStep = ({ title, submit, valid, danger, onSubmit, onBack, children }: FormStepProps) => {
  const formId = useId();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (valid) onSubmit();
  };
  return (
    <AppDialog
      open
      title={title}
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
            {submit}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        autoComplete="off"
        onSubmit={handleSubmit}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1 }}
      >
        {children}
      </Box>
    </AppDialog>
  );
};

/** One reason for all of them. */
export const ReasonStep = ({
  action,
  onTask,
  ...step
}: StepProps & { readonly action: 'cancel' | 'cancelObjection' }) => {
  const form = useForm({
    shape: reasonForm,
    initialValues: { reason: '' },
    onSubmit: ({ reason }) => {
      onTask({ action, reason });
    },
  });
  return (
    <FormStep {...step} valid={form.isValid} danger={action === 'cancel'} onSubmit={form.handleSubmit}>
      <ReasonField form={form} autoFocus />
    </FormStep>
  );
};

/** One payment method for all of them. */
export const MethodStep = ({ onTask, ...step }: StepProps) => {
  const method = useMethodForm((typed) => {
    onTask({ action: 'updatePaymentMethod', method: typed });
  });
  return (
    <FormStep {...step} valid={method.valid} danger={false} onSubmit={method.form.handleSubmit}>
      <MethodFields method={method} />
    </FormStep>
  );
};

import { reasonForm } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { AppDialog } from '@/shared/dialog';
import { ReasonField, useForm } from '@/shared/form';
import { texts as common } from '@/shared/texts';
import { BULK_WIDTH } from './bulk-width';

/** What every step shows. */
export interface BulkStep {
  readonly title: string;
  readonly submit: string;
  readonly onBack: () => void;
}

interface FormStepProps extends BulkStep {
  readonly valid: boolean;
  readonly danger?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** What is filled in once for all of them. */
export const FormStep = (props: FormStepProps) => {
  const { title, submit, valid, danger = false, onSubmit, onBack, children } = props;
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
  danger,
  onReason,
  ...step
}: BulkStep & { readonly danger: boolean; readonly onReason: (reason: string) => void }) => {
  const form = useForm({
    shape: reasonForm,
    initialValues: { reason: '' },
    onSubmit: ({ reason }) => {
      onReason(reason);
    },
  });
  return (
    <FormStep {...step} valid={form.isValid} danger={danger} onSubmit={form.handleSubmit}>
      <ReasonField form={form} autoFocus />
    </FormStep>
  );
};

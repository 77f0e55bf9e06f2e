import { amountForm, check } from '@backoffice/validators';
import { FormStep, type BulkStep } from '@/shared/bulk';
import { AmountField, useForm } from '@/shared/form';
import { dialogTexts } from '../actions/actions.texts';

interface AmountStepProps extends BulkStep {
  readonly currencyId: string;
  /** Decimal text with two decimals. */
  readonly onAmount: (amount: string) => void;
}

/** One amount for all of them (INP-12). */
export const AmountStep = ({ currencyId, onAmount, ...step }: AmountStepProps) => {
  const form = useForm({
    shape: amountForm,
    initialValues: { amount: '' },
    onSubmit: (typed) => {
      const checked = check(amountForm, typed);
      if (checked.ok) onAmount(checked.value.amount);
    },
  });
  return (
    <FormStep {...step} valid={form.isValid} onSubmit={form.handleSubmit}>
      <AmountField form={form} label={dialogTexts.amount} currencyId={currencyId} autoFocus />
    </FormStep>
  );
};

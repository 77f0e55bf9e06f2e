import type { PaymentMethodInput } from '@/shared/apollo/schema-types.generated';
import { FormStep, type BulkStep } from '@/shared/bulk';
import { MethodFields } from './MethodFields';
import { useMethodForm } from './use-method-form';

interface MethodStepProps extends BulkStep {
  readonly onMethod: (method: PaymentMethodInput) => void;
}

/** Step of a bulk dialog: one payment method for every selected row. */
export const MethodStep = ({ onMethod, ...step }: MethodStepProps) => {
  const method = useMethodForm(onMethod);
  return (
    <FormStep {...step} valid={method.valid} onSubmit={method.form.handleSubmit}>
      <MethodFields method={method} />
    </FormStep>
  );
};

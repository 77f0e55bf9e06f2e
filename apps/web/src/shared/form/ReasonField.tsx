import type { FieldForm } from './FormField';
import { formTexts } from './form.texts';
import { LinesField } from './LinesField';

interface ReasonFieldProps {
  readonly form: FieldForm;
  readonly autoFocus?: boolean;
  readonly label?: string | undefined;
}

/** Reason of a change. */
export const ReasonField = ({ label = formTexts.reason, ...field }: ReasonFieldProps) => (
  <LinesField {...field} name="reason" label={label} required />
);

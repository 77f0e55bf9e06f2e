import { FormField, type FieldForm } from './FormField';
import { formTexts } from './form.texts';
import { textRoom } from './room';

interface ReasonFieldProps {
  readonly form: FieldForm;
  readonly autoFocus?: boolean;
  readonly label?: string | undefined;
}

/** Reason of a change; Enter sends, Shift and Enter begin a new line. */
export const ReasonField = ({ form, autoFocus = false, label = formTexts.reason }: ReasonFieldProps) => (
  <FormField
    form={form}
    name="reason"
    label={label}
    required
    multiline
    minRows={2}
    maxRows={6}
    autoFocus={autoFocus}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      form.getFieldProps('reason').onBlur(event); // an empty one says so, as if it had been left
      if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
    }}
    slotProps={{ htmlInput: { maxLength: textRoom(500) } }}
  />
);

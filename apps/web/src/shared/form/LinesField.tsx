import type { ReactNode } from 'react';
import { FormField, type FieldForm } from './FormField';
import { textRoom } from './room';

interface LinesFieldProps {
  readonly form: FieldForm;
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly helperText?: ReactNode;
  readonly autoFocus?: boolean;
}

/** Maximum number of characters. */
const LONGEST_TEXT = 500;

/** Text field with several lines. Enter submits the form; Shift and Enter begin a new line. */
export const LinesField = ({ name, ...field }: LinesFieldProps) => (
  <FormField
    {...field}
    name={name}
    multiline
    minRows={2}
    maxRows={6}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      field.form.getFieldProps(name).onBlur(event); // marks the field as touched, so that an empty one shows its error
      if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
    }}
    slotProps={{ htmlInput: { maxLength: textRoom(LONGEST_TEXT) } }}
  />
);

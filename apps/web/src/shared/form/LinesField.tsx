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

/** Characters of a person's words, at most. */
const LONGEST = 500;

/** Words on several lines; Enter sends, Shift and Enter begin a new line. */
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
      field.form.getFieldProps(name).onBlur(event); // an empty one says so, as if it had been left
      if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
    }}
    slotProps={{ htmlInput: { maxLength: textRoom(LONGEST) } }}
  />
);

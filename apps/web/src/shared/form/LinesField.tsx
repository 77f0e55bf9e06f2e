import { useContext, useState, type ReactNode } from 'react';
import { FormField, type FieldForm } from './FormField';
import { FormTried } from './form-tried';
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

/** Text field with several lines. Enter submits the form, or shows the error; Shift and Enter begin a new line. */
export const LinesField = (field: LinesFieldProps) => {
  const tried = useContext(FormTried);
  const [entered, setEntered] = useState(false);
  return (
    <FormTried value={tried || entered}>
      <FormField
        {...field}
        multiline
        minRows={2}
        maxRows={6}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          setEntered(true);
          if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
        }}
        slotProps={{ htmlInput: { maxLength: textRoom(LONGEST_TEXT) } }}
      />
    </FormTried>
  );
};

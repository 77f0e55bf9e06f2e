import { useContext, useState, type KeyboardEvent, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { FormField, type FieldForm } from './FormField';
import { FormTried } from './form-tried';
import { textMaxLength } from './max-length';

interface LinesFieldProps {
  readonly form: FieldForm;
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly helperText?: ReactNode;
  readonly autoFocus?: boolean;
  /** Called first. A key that it prevents has no other effect. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** More attributes of the text area. */
  readonly area?: TextareaHTMLAttributes<HTMLTextAreaElement>;
}

/** Maximum number of characters. */
const LONGEST_TEXT = 500;

/** Text field with several lines. Enter submits the form, or shows the error; Shift and Enter begin a new line. */
export const LinesField = ({ onKeyDown, area, ...field }: LinesFieldProps) => {
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
          onKeyDown?.(event);
          if (event.defaultPrevented || event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          setEntered(true);
          if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
        }}
        slotProps={{ htmlInput: { ...area, maxLength: textMaxLength(LONGEST_TEXT) } }}
      />
    </FormTried>
  );
};

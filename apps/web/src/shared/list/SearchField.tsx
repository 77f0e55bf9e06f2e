import { joinLines } from '@backoffice/validators';
import Search from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useContext, type ClipboardEvent, type RefObject } from 'react';
import { InOneLineContext } from './in-one-line';

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onChange: (text: string) => void;
}

/**
 * Returns the text of the box after a paste of several lines, which are joined in one; undefined for any other paste.
 * Browsers differ in how they convert line breaks.
 */
const pasted = ({ clipboardData, target }: ClipboardEvent): string | undefined => {
  const text = clipboardData.getData('text');
  if (!(target instanceof HTMLInputElement) || !/[\r\n\t]/.test(text.trim())) return undefined;
  const { value, selectionStart, selectionEnd } = target;
  const line = joinLines(text);
  return value.slice(0, selectionStart ?? value.length) + line + value.slice(selectionEnd ?? value.length);
};

/** Search box of a list, with its problem or hint below. */
export const SearchField = ({ label, hint, value, problem, inputRef, onChange }: SearchFieldProps) => {
  const isInOneLine = useContext(InOneLineContext);
  return (
    <TextField
      fullWidth
      label={label}
      helperText={problem ?? hint}
      error={problem !== undefined}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      onPaste={(event) => {
        const text = pasted(event);
        if (text === undefined) return;
        event.preventDefault();
        onChange(text);
      }}
      inputRef={inputRef}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
        htmlInput: { type: 'search', autoComplete: 'off', ...(isInOneLine && { placeholder: hint, title: hint }) },
      }}
    />
  );
};

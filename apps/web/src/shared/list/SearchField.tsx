import Search from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onChange: (text: string) => void;
}

/** The box of a free text. */
export const SearchField = ({ label, hint, value, problem, inputRef, onChange }: SearchFieldProps) => (
  <TextField
    fullWidth
    label={label}
    helperText={problem ?? hint}
    error={problem !== undefined}
    value={value}
    onChange={({ target }) => {
      onChange(target.value);
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
      htmlInput: { type: 'search', autoComplete: 'off' },
    }}
  />
);

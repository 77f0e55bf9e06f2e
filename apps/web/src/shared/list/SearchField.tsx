import Search from '@mui/icons-material/SearchRounded';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong with the text that was searched. */
  readonly problem: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Where a text to search is typed. */
export const SearchField = ({ label, hint, value, onChange, problem, inputRef }: SearchFieldProps) => (
  <TextField
    fullWidth
    label={label}
    helperText={problem ?? hint}
    error={problem !== undefined}
    value={value}
    onChange={({ target }) => {
      onChange(target.value);
    }}
    {...(inputRef ? { inputRef } : {})}
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

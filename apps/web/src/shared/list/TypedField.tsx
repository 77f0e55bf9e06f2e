import TextField from '@mui/material/TextField';
import { useContext, useState } from 'react';
import { HelperLine } from '@/shared/feedback';
import { textMaxLength } from '@/shared/form';
import { InOneLineContext } from './in-one-line';

interface TypedFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Field of a typed filter. Its problem is shown after the person left the field or pressed Enter. */
export const TypedField = ({ label, hint, value, problem, onChange }: TypedFieldProps) => {
  const isInOneLine = useContext(InOneLineContext);
  const [left, setLeft] = useState(value !== '');
  const shown = left ? problem : undefined;
  return (
    <TextField
      label={label}
      value={value}
      error={shown !== undefined}
      helperText={<HelperLine next={problem} problem={shown} hint={hint} />}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') setLeft(true);
      }}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          maxLength: textMaxLength(100),
          ...(isInOneLine && { placeholder: hint, title: hint }),
        },
      }}
    />
  );
};

import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContext, useId } from 'react';
import { FormLock } from './form-lock';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly id: Value; readonly name: string; readonly detail: string }[];
  readonly onChange: (value: Value) => void;
  /** True to hide the label visually, when the text above says the same. */
  readonly labelHidden?: boolean;
  readonly autoFocus?: boolean;
}

/** Radio buttons for a few options, each with its meaning. */
export const ChoiceField = <Value extends string>(props: ChoiceFieldProps<Value>) => {
  const { label, value, options, onChange, labelHidden = false, autoFocus = false } = props;
  const labelId = useId();
  const locked = useContext(FormLock);
  return (
    <FormControl disabled={locked}>
      {!labelHidden && (
        <FormLabel id={labelId} sx={{ mb: 0.5, fontSize: '0.8125rem' }}>
          {label}
        </FormLabel>
      )}
      <RadioGroup
        {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        value={value}
        onChange={(_event, chosen) => {
          onChange(options.find(({ id }) => id === chosen)?.id ?? value);
        }}
      >
        {options.map(({ id, name, detail }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio autoFocus={autoFocus && id === value} />}
            sx={{ alignItems: 'start', gap: 1.25, mx: 0, ml: '-4px' }}
            label={
              <Stack sx={{ pt: 0.5 }}>
                {name}
                <Typography variant="body2" color="textSecondary" component="span">
                  {detail}
                </Typography>
              </Stack>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface ChoiceGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, which holds at once. */
export const ChoiceGroup = <Value extends string>({ label, options, value, onChoose }: ChoiceGroupProps<Value>) => (
  <RadioGroup aria-label={label} value={value}>
    {options.map(([option, words]) => (
      <FormControlLabel
        key={option}
        value={option}
        label={words}
        control={
          <Radio
            onChange={() => {
              onChoose(option);
            }}
          />
        }
      />
    ))}
  </RadioGroup>
);

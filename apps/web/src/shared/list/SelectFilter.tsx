import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface SelectFilterProps<Value extends string | number> {
  readonly label: string;
  /** Null for all. */
  readonly value: Value | null;
  /** What all of them are called. */
  readonly allLabel: string;
  readonly options: readonly { readonly id: Value; readonly name: string }[];
  readonly onChange: (value: Value | null) => void;
}

/** A filter of which one value is chosen, or all. */
export const SelectFilter = <Value extends string | number>(props: SelectFilterProps<Value>) => {
  const { label, value, allLabel, options, onChange } = props;
  return (
    <TextField
      select
      label={label}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => {
        onChange(options.find(({ id }) => String(id) === target.value)?.id ?? null);
      }}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{allLabel}</MenuItem>
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useDeferredValue, useState } from 'react';
import { texts as common } from '@/shared/texts';
import { useDebounced } from '@/shared/use-debounced';

/** Milliseconds without a key before what was typed is looked for. */
const PAUSE_MS = 250;

/** Something that can be chosen. */
interface Identified {
  readonly id: string;
}

/** Options that match a text. */
export interface Found<Option> {
  readonly options: readonly Option[];
  readonly loading: boolean;
  /** Title above the options. */
  readonly group?: string;
  /** Said where nothing is found. */
  readonly nothing: string;
  /** Said below the options where more match than are there. */
  readonly more?: string;
}

type Shown<Option> = Pick<
  AutocompleteProps<Option, false, false, false>,
  'value' | 'disabled' | 'renderGroup' | 'renderOption' | 'renderInput' | 'openText'
>;

interface SearchPickerProps<Option extends Identified> extends Shown<Option> {
  readonly onChange: (chosen: Option | null) => void;
  readonly labelOf: (option: Option) => string;
  /** True for the text that means this option and no other. */
  readonly isExact: (option: Option, text: string) => boolean;
  /** @param search undefined while the list is closed */
  readonly useFound: (search: string | undefined) => Found<Option>;
}

const MoreContext = createContext<string | undefined>(undefined);

/** The list of options, and below it that there are more. */
const OptionsPaper = ({ children, ...paper }: PaperProps) => {
  const more = useContext(MoreContext);
  return (
    <Paper {...paper}>
      {children}
      {more !== undefined && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 2, py: 1 }}>
          {more}
        </Typography>
      )}
    </Paper>
  );
};

const slots = { paper: OptionsPaper };

/**
 * Chooses one of many, of which those that match are shown while it is typed. Enter takes the first that matches what
 * stands in the box, and never sends the form without it; who leaves the box with the exact text has chosen, too.
 */
export const SearchPicker = <Option extends Identified>({
  onChange,
  labelOf,
  isExact,
  useFound,
  ...shown
}: SearchPickerProps<Option>) => {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const text = typed.trim();
  const search = useDebounced(useDeferredValue(text), PAUSE_MS);
  const found = useFound(open ? search : undefined);
  // what matched the text before is not offered under this one
  const waits = found.loading || search !== text;
  const options = waits ? [] : found.options;
  const [first] = options;
  const { group } = found;
  return (
    <MoreContext value={waits ? undefined : found.more}>
      <Autocomplete
        slots={slots}
        {...shown}
        {...(group === undefined ? {} : { groupBy: () => group })}
        options={options}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        autoHighlight={text !== ''}
        // not by the highlight, which the pointer moves
        onBlur={() => {
          if (first !== undefined && isExact(first, text)) onChange(first);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text === '' || (open && first)) return;
          event.preventDefault();
          setOpen(true);
        }}
        onChange={(_event, chosen) => onChange(chosen)}
        onInputChange={(_event, input, reason) => setTyped(reason === 'input' ? input : '')}
        getOptionLabel={labelOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
        filterOptions={(all) => all}
        loading={waits}
        loadingText={common.loading}
        noOptionsText={found.nothing}
        closeText={common.close}
        clearText={common.clear}
      />
    </MoreContext>
  );
};

import { cardDigitsIn, cardRefusal, visibleText } from '@backoffice/validators';
import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useDeferredValue, useState } from 'react';
import { texts as common } from '@/shared/texts';
import { useDebounced } from '@/shared/use-debounced';

/** Debounce of the search in milliseconds. */
const PAUSE_MS = 250;

interface Identified {
  readonly id: string;
}

/** Options that match a text. */
export interface Found<Option> {
  readonly options: readonly Option[];
  readonly loading: boolean;
  /** Heading of the options. */
  readonly group?: string;
  /** Text shown when nothing matches. */
  readonly nothing: string;
  /** Text shown below the options when more match. */
  readonly more?: string;
}

type Shown<Option> = Pick<
  AutocompleteProps<Option, false, false, false>,
  'value' | 'disabled' | 'renderGroup' | 'renderOption' | 'renderInput' | 'openText'
>;

interface SearchPickerProps<Option extends Identified> extends Shown<Option> {
  readonly onChange: (chosen: Option | null) => void;
  readonly labelOf: (option: Option) => string;
  /** Returns true when the text identifies this option and no other. */
  readonly isExact: (option: Option, text: string) => boolean;
  /**
   * Hook that searches for options.
   * @param search undefined while the list is closed or the text may contain a card number
   */
  readonly useFound: (search: string | undefined) => Found<Option>;
}

const MoreContext = createContext<string | undefined>(undefined);

/** List of options, with a note below it when more match. */
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

/** Returns true for a text that may contain a card number. Such a text must never be sent. */
const mayBeCard = (text: string): boolean => cardDigitsIn(text).length > 0;

const slots = { paper: OptionsPaper };

/**
 * Field that chooses one of many options. Matching options are searched while the person types. Enter chooses the first
 * match; while a typed text has none, Enter does not submit the form. Leaving the field with the exact text of the
 * first option chooses it too.
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
  const text = visibleText(typed);
  const search = useDebounced(useDeferredValue(text), PAUSE_MS);
  const isCard = mayBeCard(text);
  const found = useFound(open && !mayBeCard(search) ? search : undefined);
  // options of the previous text are not offered for this one
  const waits = !isCard && (found.loading || search !== text);
  const options = waits || isCard ? [] : found.options;
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
        // not the highlighted option, because the pointer moves the highlight
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
        noOptionsText={isCard ? cardRefusal : found.nothing}
        closeText={common.close}
        clearText={common.clear}
      />
    </MoreContext>
  );
};

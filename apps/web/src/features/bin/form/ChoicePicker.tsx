import Autocomplete from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { HelperLine } from '@/shared/feedback';
import { FieldRefusals, FormLock, type AlterableForm } from '@/shared/form';
import { useDebounced } from '@/shared/use-debounced';
import { texts as common } from '@/shared/texts';
import { binFormTexts as texts } from '../bin.texts';

/** Something to choose. */
export interface Option {
  readonly id: string;
  readonly description: string;
}

/** Choices that match a text. */
export interface FoundOptions {
  readonly options: readonly Option[];
  /** Number that match: the service gives the first of them. */
  readonly total: number;
  readonly loading: boolean;
  readonly failure?: string | undefined;
}

interface ChoicePickerProps {
  readonly form: AlterableForm;
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Choice when the form opens. */
  readonly initial: Option | null;
  /** @param search undefined while the list is closed */
  readonly useOptions: (search: string | undefined) => FoundOptions;
  readonly renderOption?: (option: Option) => ReactNode;
}

const PAUSE_MS = 250;

const described = ({ description }: Option): ReactNode => description;

const MoreContext = createContext<string | undefined>(undefined);

/** The list of options, and below it that there are more. */
const OptionsPaper = ({ children, ...paper }: PaperProps) => {
  const more = useContext(MoreContext);
  return (
    <Paper {...paper}>
      {children}
      {more && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 2, py: 1 }}>
          {more}
        </Typography>
      )}
    </Paper>
  );
};

const slots = { paper: OptionsPaper };

/** Chooses one of many, of which those that match are shown while it is typed. */
export const ChoicePicker = (props: ChoicePickerProps) => {
  const { form, name, label, required = false, initial, useOptions, renderOption = described } = props;
  const locked = useContext(FormLock);
  const refusal = useContext(FieldRefusals)[name];
  const [chosen, setChosen] = useState(initial);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const { options, total, loading, failure } = useOptions(open ? search : undefined);
  const { value, touched, error } = form.getFieldMeta(name);
  const problem = (touched ? error : undefined) ?? refusal;
  return (
    <MoreContext value={total > options.length ? texts.more(options.length, total) : undefined}>
      <Autocomplete
        slots={slots}
        options={options}
        disabled={locked}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        // the form goes on with another one after somebody else's change
        value={[chosen, initial].find((option) => option?.id === value) ?? null}
        onChange={(_event, option) => {
          setChosen(option);
          void form.setFieldValue(name, option?.id ?? '');
        }}
        onInputChange={(_event, text, reason) => {
          setTyped(reason === 'input' ? text : '');
        }}
        getOptionLabel={({ description }) => description}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        filterOptions={(found) => found}
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            {renderOption(option)}
          </li>
        )}
        loading={loading}
        loadingText={common.loading}
        noOptionsText={failure ?? texts.nothingFound}
        openText={texts.searchHint}
        closeText={common.close}
        clearText={common.clear}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            name={name}
            required={required}
            error={problem !== undefined}
            helperText={<HelperLine next={error}>{problem}</HelperLine>}
            onBlur={form.handleBlur}
          />
        )}
      />
    </MoreContext>
  );
};

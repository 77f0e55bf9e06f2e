import Search from '@mui/icons-material/SearchRounded';
import Tune from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { AppDialog } from '@/shared/dialog';
import { filterTexts as texts } from './list.texts';
import type { FilteredList } from './use-filtered-list';

/** Explains what is wrong with a text to search; undefined when nothing is. The check is loaded with the first search. */
const searchProblem = async (text: string): Promise<string | undefined> => {
  const { check, searchText } = await import('@backoffice/validators');
  const result = check(searchText, text);
  return result.ok ? undefined : result.message;
};

/** Keeps what is being entered. It begins again with the applied values when these change: a chip, the back button. */
const useEntered = <Values,>(applied: Values): [Values, (values: Values) => void] => {
  const key = JSON.stringify(applied);
  const [entered, setEntered] = useState({ key, values: applied });
  if (entered.key !== key) setEntered({ key, values: applied });
  return [
    entered.key === key ? entered.values : applied,
    (values) => {
      setEntered({ key, values });
    },
  ];
};

/** Leads to the search box with the key `/`, unless something is being typed. */
const useSearchShortcut = (enabled: boolean): RefObject<HTMLInputElement | null> => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(
    function listenForSlash() {
      if (!enabled) return;
      const onKey = (event: KeyboardEvent) => {
        const typing =
          event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]');
        if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
        event.preventDefault();
        ref.current?.focus();
      };
      document.addEventListener('keydown', onKey);
      return () => {
        document.removeEventListener('keydown', onKey);
      };
    },
    [enabled],
  );
  return ref;
};

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (text: string) => void;
}

const SearchField = ({ label, hint, value, problem, inputRef, onChange }: SearchFieldProps) => (
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

/** One box and its button beside it. */
const alone = { display: 'flex', gap: 1.5, alignItems: 'start', maxWidth: 640 } as const;

const inRow = (widths: readonly string[]) => ({
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', [widths.length > 3 ? 'lg' : 'md']: [...widths, 'auto'].join(' ') },
});

interface FilterFormProps {
  readonly list: Pick<FilteredList, 'form'>;
}

/** @param onSent called when the list was asked for what was entered */
const Form = ({ list, onSent }: FilterFormProps & { readonly onSent?: () => void }) => {
  const { fields, values: applied, submit: apply } = list.form;
  const submit = (values: typeof applied) => {
    apply(values);
    onSent?.();
  };
  const [entered, setEntered] = useEntered(applied);
  const [problem, setProblem] = useState<string>();
  const isAlone = fields.length === 1;
  const inputRef = useSearchShortcut(!isAlone);
  const searchName = fields.find(({ field }) => field.kind === 'search')?.name;
  const send = async () => {
    if (searchName === undefined) {
      submit(entered);
      return;
    }
    const text = String(entered[searchName]).trim();
    const found = await searchProblem(text);
    setProblem(found);
    if (found === undefined) submit({ ...entered, [searchName]: text });
  };
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
      sx={
        isAlone
          ? alone
          : inRow(fields.map(({ field }) => (field.kind === 'search' ? 'minmax(220px, 1.6fr)' : field.width)))
      }
    >
      {fields.map(({ name, field }) => {
        const onChange = (value: unknown) => {
          setEntered({ ...entered, [name]: value });
        };
        return field.kind === 'search' ? (
          <SearchField
            key={name}
            label={isAlone ? texts.box : texts.freeSearch}
            hint={field.hint}
            value={String(entered[name])}
            problem={problem}
            inputRef={inputRef}
            onChange={onChange}
          />
        ) : (
          <field.render key={name} value={entered[name]} onChange={onChange} />
        );
      })}
      <Button type="submit" variant="contained" sx={{ mt: isAlone ? '22px' : { sm: '22px' }, minHeight: 38, px: 3 }}>
        {texts.search}
      </Button>
    </Box>
  );
};

/** The filters of a list and their button; nothing is asked until `Buscar` (A39, A47). On a phone they open by a button. */
export const FilterForm = ({ list }: FilterFormProps) => {
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!small || list.form.fields.length === 1) return <Form list={list} />;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'start' }}
      >
        {texts.filters}
      </Button>
      <AppDialog open={open} title={texts.filters} onClose={close}>
        <Form list={list} onSent={close} />
      </AppDialog>
    </>
  );
};

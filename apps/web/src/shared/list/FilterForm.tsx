import Tune from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppDialog } from '@/shared/dialog';
import { useCommand } from '@/shared/keyboard';
import { filterTexts as texts } from './list.texts';
import { searchProblem } from './search-problem';
import { SearchField } from './SearchField';
import { useEntered, type Values } from './use-entered';
import { useFormRoom } from './use-form-room';
import type { FilteredList } from './use-filtered-list';

/** One box and its button beside it. */
const alone = { display: 'flex', gap: 1.5, alignItems: 'start', maxWidth: 640 } as const;

/** One below the other, in the dialog that has them where there is no room above the rows. */
const stacked = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Windows in which the filters of every list stand in one row, beside the menu. */
const ONE_ROW = '@media (min-width: 1400px)';

const inOneRow = (widths: readonly string[]): string => [...widths, 'auto'].join(' ');

/** Lets a width of pixels give way: a filter that is offered beside the others has room in the row, too. */
const yielding = (width: string): string => (width.endsWith('px') ? `minmax(0, ${width})` : width);

const inRow = (widths: readonly string[]) => ({
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  // more than these have no room in one row of every window
  ...(widths.length > 4 && {
    '& > :first-of-type': { gridColumn: { lg: 'span 2' } },
    '& > button': { justifySelf: { lg: 'start' } },
    [ONE_ROW]: {
      gridTemplateColumns: inOneRow(widths.map(yielding)),
      '& > :first-of-type': { gridColumn: 'auto' },
      // the hint of the search may run on under the next field, which has none
      '& > :first-of-type .MuiFormHelperText-root': { whiteSpace: 'nowrap' },
    },
  }),
  // without a search box nothing fills the row
  justifyContent: 'start',
  gridTemplateColumns: {
    xs: '1fr',
    sm: '1fr 1fr',
    [widths.length > 3 ? 'lg' : 'md']:
      widths.length > 4 ? 'repeat(auto-fit, minmax(130px, 1fr))' : inOneRow(widths.map(yielding)),
  },
});

interface FilterFormProps {
  readonly list: Pick<FilteredList, 'form'>;
  /** Address of the record whose identifier a text is; the search leads there, whatever the other filters. */
  readonly recordOf?: (text: string) => Promise<string | undefined>;
}

/** Sends the form: to the record whose identifier was typed, or to the list. */
const useSending = ({ list, recordOf }: FilterFormProps, onSent: (entered: Values) => void) => {
  const { fields, submit } = list.form;
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const searchName = fields.find(({ field }) => field.kind === 'search')?.name;
  const send = async (entered: Values) => {
    // its field says what is wrong
    if (fields.some(({ name, field }) => field.kind === 'field' && field.problemOf?.(entered[name]))) return;
    const text = searchName === undefined ? '' : String(entered[searchName]).trim();
    const found = text === '' ? undefined : await searchProblem(text);
    setProblem(found);
    if (found !== undefined) return;
    const record = await recordOf?.(text);
    onSent(entered);
    if (record === undefined) submit(searchName === undefined ? entered : { ...entered, [searchName]: text });
    else void navigate(record);
  };
  return { problem, send };
};

/** Sends the form by itself a while after the last key in its search box; a key that changes nothing does not count (B385). */
const useSearchAsTyped = (
  fields: FilteredList['form']['fields'],
  { entered, applied }: { readonly entered: Values; readonly applied: Values },
  send: () => void,
) => {
  const search = fields.find(({ field }) => field.kind === 'search');
  const delayMs = search?.field.kind === 'search' ? search.field.delayMs : undefined;
  const typed = search && entered[search.name];
  const isNew = search && String(typed).trim() !== applied[search.name];
  const sendNow = useEffectEvent(send);
  useEffect(
    function searchAsTyped() {
      if (delayMs === undefined || !isNew) return undefined;
      const timer = setTimeout(sendNow, delayMs);
      return () => {
        clearTimeout(timer);
      };
    },
    [delayMs, isNew, typed],
  );
};

/** @param onSent called when what was entered was requested; without it the form stays on the screen */
const Form = ({ onSent, ...props }: FilterFormProps & { readonly onSent?: () => void }) => {
  const { fields, values: applied } = props.list.form;
  const { entered, enter, noteSent } = useEntered(fields, applied);
  const { problem, send } = useSending(props, (sent) => {
    noteSent(sent);
    onSent?.();
  });
  useSearchAsTyped(onSent ? [] : fields, { entered, applied }, () => {
    void send(entered);
  });
  const isAlone = fields.length === 1;
  const inputRef = useRef<HTMLInputElement>(null);
  const startAgain = () => {
    inputRef.current?.focus();
    // what was searched before is still in the box: the next text takes its place
    inputRef.current?.select();
  };
  useCommand('search', startAgain, !isAlone);
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send(entered);
      }}
      sx={
        isAlone
          ? alone
          : onSent
            ? stacked
            : inRow(fields.map(({ field }) => (field.kind === 'search' ? 'minmax(220px, 1.6fr)' : field.width)))
      }
    >
      {fields.map(({ name, field }) => {
        const onChange = (value: unknown) => {
          const changed = { ...entered, [name]: value };
          enter(changed);
          // in the dialog of a phone all filters are chosen first
          if (field.kind === 'field' && field.atOnce && !onSent) void send(changed);
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

/**
 * The filters of a list and their button, which runs the search (A39, A47); a period runs it as it is chosen. Where
 * they have no room they open by a button.
 */
export const FilterForm = (props: FilterFormProps) => {
  const { list } = props;
  const hasRoom = useFormRoom();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (hasRoom || list.form.fields.length === 1) return <Form {...props} />;
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
        <Form {...props} onSent={close} />
      </AppDialog>
    </>
  );
};

import { visibleText } from '@backoffice/validators';
import Tune from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext, useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { AppDialog } from '@/shared/dialog';
import { useCommand } from '@/shared/keyboard';
import { filterTexts as texts } from './list.texts';
import { alone, FILTERS_BUTTON, inRow, SEARCH_WIDTH, stacked } from './filter-form.styles';
import { FilterSlotContext } from './filter-slot';
import { InOneLineContext } from './in-one-line';
import { iconWhenNarrow } from '@/shared/icon-when-narrow';
import { readSearch } from './read-search';
import { SearchField } from './SearchField';
import { useEntered, type Values } from './use-entered';
import { useFormRoom } from './use-form-room';
import { useShownRow } from './use-shown-row';
import type { FilteredList } from './use-filtered-list';
import type { Waiting } from './waiting';

interface FilterFormProps {
  readonly list: Pick<FilteredList, 'form'>;
  /**
   * Returns the address of the record with this identifier, which the search opens whatever the other filters.
   * Undefined when there is no such record: the search then filters the list.
   */
  readonly recordOf?: (text: string) => Promise<string | undefined>;
  /** Numbers beside the options of the status. */
  readonly waiting?: Waiting;
}

/**
 * Hook that submits the form: it opens the record of a typed identifier, or else applies the filters to the list. A
 * refused text is shown as a problem and not submitted.
 */
const useSending = ({ list, recordOf }: FilterFormProps, onSent: (sent: Values, isColumn: boolean) => void) => {
  const { fields, submit, column } = list.form;
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const searchName = fields.find(({ field }) => field.kind === 'search')?.name;
  const send = async (entered: Values) => {
    // the field itself shows the problem
    if (fields.some(({ name, field }) => field.kind === 'field' && field.problemOf?.(entered[name]))) return;
    const text = searchName === undefined ? '' : visibleText(String(entered[searchName]));
    const { codes, problem: found } = await readSearch(text, column !== undefined);
    setProblem(found);
    if (found !== undefined) return;
    const isColumn = column !== undefined && codes.length > 0;
    const record = isColumn ? undefined : await recordOf?.(text);
    const sent = { ...entered, ...(searchName === undefined ? {} : { [searchName]: isColumn ? '' : text }) };
    onSent(isColumn ? sent : entered, isColumn);
    if (record === undefined) submit(isColumn ? { ...sent, [column]: codes } : sent);
    else void navigate(record);
  };
  return { problem, send };
};

/**
 * Hook that submits the form some time after the last key in the search box (debounce, B385). A key that changes
 * nothing is ignored.
 */
const useSearchAsTyped = (
  fields: FilteredList['form']['fields'],
  { entered, applied }: { readonly entered: Values; readonly applied: Values },
  send: () => void,
) => {
  const search = fields.find(({ field }) => field.kind === 'search');
  const delayMs = search?.field.kind === 'search' ? search.field.delayMs : undefined;
  const typed = search && entered[search.name];
  const isNew = search && visibleText(String(typed)) !== applied[search.name];
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

interface FormProps extends FilterFormProps {
  /** Called after the form was submitted. Without it the form stays open and searches as the person types. */
  readonly onSent?: () => void;
  /** Opens all filters in a dialog. Given while a panel is open, which leaves no room for all fields. */
  readonly onMore?: (() => void) | undefined;
}

const Form = ({ onSent, onMore, ...props }: FormProps) => {
  const { fields, spare, values: applied } = props.list.form;
  const { entered, enter, recordSent } = useEntered(fields, applied);
  const { problem, send } = useSending(props, (sent, isColumn) => {
    if (isColumn) enter(sent); // the pasted column is shown as a chip instead
    recordSent(sent);
    onSent?.();
  });
  useSearchAsTyped(onSent ? [] : fields, { entered, applied }, () => {
    void send(entered);
  });
  const isAlone = fields.length === 1;
  const inputRef = useRef<HTMLInputElement>(null);
  const startAgain = () => {
    inputRef.current?.focus();
    // selects the previous search, so that typing replaces it
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
            : inRow(
                fields.map(({ field }) => (field.kind === 'search' ? SEARCH_WIDTH : field.width)),
                spare,
                onMore !== undefined,
              )
      }
    >
      <InOneLineContext value={!onSent}>
        {fields.map(({ name, field }) => {
          const onChange = (value: unknown) => {
            const changed = { ...entered, [name]: value };
            enter(changed);
            // in the dialog of small screens all filters are chosen first
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
            <field.render key={name} value={entered[name]} waiting={props.waiting} onChange={onChange} />
          );
        })}
      </InOneLineContext>
      {onMore && (
        <Button className={FILTERS_BUTTON} variant="outlined" color="inherit" startIcon={<Tune />} onClick={onMore}>
          {texts.filters}
        </Button>
      )}
      <Button type="submit" variant="outlined" sx={{ minHeight: 38, px: 3 }}>
        {texts.search}
      </Button>
    </Box>
  );
};

/**
 * Filters of a list with their submit button (A39, A47). Above the rows, a field with `atOnce`, such as the period,
 * applies as soon as it is chosen. Where there is little room, a button in the line of the title opens the filters in a
 * dialog.
 */
export const FilterForm = (props: FilterFormProps) => {
  const { list } = props;
  const hasRoom = useFormRoom();
  const [open, setOpen] = useState(false);
  const slot = useContext(FilterSlotContext);
  const isBesidePanel = useShownRow().id !== undefined;
  const close = () => setOpen(false);
  if (list.form.fields.length === 1) return <Form {...props} />;
  const dialog = (
    <AppDialog open={open} title={texts.filters} onClose={close}>
      <Form {...props} onSent={close} />
    </AppDialog>
  );
  if (hasRoom)
    return (
      <>
        <Form {...props} onMore={isBesidePanel ? () => setOpen(true) : undefined} />
        {dialog}
      </>
    );
  const button = (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Tune />}
      aria-label={texts.filters}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
      sx={{ alignSelf: 'start', ...iconWhenNarrow }}
    >
      <span>{texts.filters}</span>
    </Button>
  );
  return (
    <>
      {slot === null ? button : createPortal(button, slot)}
      {dialog}
    </>
  );
};

import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState, type FocusEvent } from 'react';
import { errorOf, skipToken } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { HelperLine } from '@/shared/feedback';
import { useDebounced } from '@/shared/use-debounced';
import { usePreference } from '@/shared/preferences';
import { texts as common } from '@/shared/texts';
import { collectorText } from '../collector-text';
import { useCollectorOptionsQuery } from './CollectorPicker.generated';
import { collectorTexts as texts } from '../collector.texts';
import { recentCollectors, withRecent, type CollectorOption } from './recent-collectors';

interface CollectorPickerProps {
  readonly label: string;
  readonly value: CollectorOption | null;
  readonly onChange: (collector: CollectorOption | null) => void;
  /** The state of the field in a form, where it is required. */
  readonly field?: {
    readonly name?: string;
    readonly disabled: boolean;
    readonly problem?: string | undefined;
    /** The problem that it shows once it is left. */
    readonly next?: string | undefined;
    readonly hint?: string;
    readonly onBlur?: (event: FocusEvent) => void;
  };
}

/** Properties of the input in a form; as the filter of a list, it needs none. */
const inputOf = (field: CollectorPickerProps['field']) =>
  field && {
    required: true,
    name: field.name,
    error: field.problem !== undefined,
    helperText: <HelperLine next={field.next}>{field.problem ?? field.hint}</HelperLine>,
    onBlur: field.onBlur,
  };

/** Shortest text that is searched (GAP-47). */
const SHORTEST = 2;
const PAUSE_MS = 250;

/** The collectors that match what is searched; those used last while nothing is. */
const useOptions = (search: string | undefined) => {
  const [recent, remember] = usePreference(recentCollectors);
  const result = useCollectorOptionsQuery(search === undefined ? skipToken : { variables: { search } });
  const found: readonly CollectorOption[] = result.data?.collectors?.rows ?? [];
  return {
    options: search === undefined ? recent : found,
    remember: (used: CollectorOption) => remember(withRecent(used)),
    loading: result.loading,
    failure: errorOf(result),
  };
};

/** Finds a collector as its signature or its name is typed; without a text, those used last. */
const SearchingPicker = ({ label, value, onChange, field }: CollectorPickerProps) => {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const search = useDebounced(useDeferredValue(typed.trim()), PAUSE_MS);
  const searches = open && search.length >= SHORTEST && search !== (value ? collectorText(value) : '');
  const { options, remember, loading, failure } = useOptions(searches ? search : undefined);
  const group = searches ? texts.found : texts.recent;
  return (
    <Autocomplete
      options={options}
      disabled={field?.disabled ?? false}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      onChange={(_event, chosen) => {
        if (chosen) remember(chosen);
        onChange(chosen && { id: chosen.id, name: chosen.name });
      }}
      onInputChange={(_event, text, reason) => {
        setTyped(reason === 'input' ? text : '');
      }}
      getOptionLabel={collectorText}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(found) => found}
      groupBy={() => group}
      renderGroup={({ key, group: title, children }) => (
        <li key={key} role="group" aria-label={title}>
          <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
            {title}
          </ListSubheader>
          <Box component="ul" role="presentation" sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      loading={searches && loading}
      loadingText={common.loading}
      noOptionsText={failure?.message ?? (searches ? texts.notFound : texts.typeMore)}
      openText={texts.openOptions}
      closeText={common.close}
      clearText={common.clear}
      renderInput={(params) => <TextField {...params} {...inputOf(field)} label={label} placeholder={texts.hint} />}
    />
  );
};

/** For whoever may not see collectors: the signature, as it stands in their papers. */
const SignatureField = ({ label, value, onChange, field }: CollectorPickerProps) => (
  <TextField
    {...inputOf(field)}
    disabled={field?.disabled ?? false}
    label={label}
    value={value?.id ?? ''}
    placeholder={texts.signature}
    onChange={({ target }) => {
      const id = target.value.trim().toUpperCase();
      onChange(id === '' ? null : { id, name: '' });
    }}
  />
);

/** Chooses a collector. */
export const CollectorPicker = (props: CollectorPickerProps) =>
  useCan('COLLECTOR_SHOW') ? <SearchingPicker {...props} /> : <SignatureField {...props} />;

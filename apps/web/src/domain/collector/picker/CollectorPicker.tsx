import { operationPermissions } from '@backoffice/schema/permissions';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import type { FocusEvent } from 'react';
import { errorOf, skipToken } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { HelperLine } from '@/shared/feedback';
import { SearchPicker, type Found } from '@/shared/picker';
import { usePreference } from '@/shared/preferences';
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

/** The collectors that match what is searched; those used last while nothing is. */
const useCollectors = (search = ''): Found<CollectorOption> => {
  const [recent] = usePreference(recentCollectors);
  const searches = search.length >= SHORTEST;
  const result = useCollectorOptionsQuery(searches ? { variables: { search } } : skipToken);
  if (!searches)
    return {
      options: search === '' ? recent : [],
      loading: false,
      group: texts.recent,
      nothing: texts.typeMore,
    };
  return {
    options: result.data?.collectors?.rows ?? [],
    loading: result.loading,
    group: texts.found,
    nothing: errorOf(result)?.message ?? texts.notFound,
  };
};

const isSignature = ({ id }: CollectorOption, text: string): boolean => id === text.toUpperCase();

/** Finds a collector as its signature or its name is typed; without a text, those used last. */
const SearchingPicker = ({ label, value, onChange, field }: CollectorPickerProps) => {
  const [, remember] = usePreference(recentCollectors);
  return (
    <SearchPicker
      value={value}
      disabled={field?.disabled ?? false}
      labelOf={collectorText}
      isExact={isSignature}
      useFound={useCollectors}
      onChange={(chosen) => {
        if (chosen) remember(withRecent(chosen));
        onChange(chosen && { id: chosen.id, name: chosen.name });
      }}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="group" aria-label={group}>
          <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <Box component="ul" role="presentation" sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      openText={texts.openOptions}
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
  useCan(...operationPermissions['Query.collectors']) ? <SearchingPicker {...props} /> : <SignatureField {...props} />;

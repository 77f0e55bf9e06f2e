import { operationPermissions } from '@backoffice/schema/permissions';
import { visibleText } from '@backoffice/validators';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import type { FocusEvent, ReactNode } from 'react';
import { errorOf, skipToken } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { HelperLine } from '@/shared/feedback';
import { HelpMark } from '@/shared/help';
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
  /** State of the field in a form, where it is required. Undefined in the filter of a list. */
  readonly field?: {
    readonly name?: string;
    readonly disabled: boolean;
    readonly problem?: string | undefined;
    /** Error message that will appear when the field loses the focus. */
    readonly next?: string | undefined;
    readonly hint?: string;
    readonly onBlur?: (event: FocusEvent) => void;
  };
}

/** Returns the properties of the input in a form. The filter of a list needs none. */
const inputOf = (field: CollectorPickerProps['field']) =>
  field && {
    required: true,
    name: field.name,
    error: field.problem !== undefined,
    helperText: <HelperLine next={field.next} problem={field.problem} hint={field.hint} />,
    onBlur: field.onBlur,
  };

/** Minimum length of a search text (GAP-47). */
const SHORTEST = 2;

/** Searches collectors. Without a text, returns the recently used ones. */
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

interface WithHelpProps {
  /** False in the filter of a list, which has no room for the help mark. */
  readonly isInForm: boolean;
  readonly children: ReactNode;
}

/** Wraps the field of a collector. In a form, a help mark beside it explains the term `Firma`. */
const WithHelp = ({ isInForm, children }: WithHelpProps) =>
  isInForm ? (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
      {children}
      <Box sx={{ pt: 2 }}>
        <HelpMark of="Firma" />
      </Box>
    </Box>
  ) : (
    children
  );

const isSignature = ({ id }: CollectorOption, text: string): boolean => id === text.toUpperCase();

/** Picker that searches by signature or name. Without a text, it lists the recently used collectors. */
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
      renderInput={(params) => (
        <WithHelp isInForm={field !== undefined}>
          <TextField {...params} {...inputOf(field)} label={label} placeholder={texts.hint} />
        </WithHelp>
      )}
    />
  );
};

/** Text field for people who may not read collectors: they type the signature. */
const SignatureField = ({ label, value, onChange, field }: CollectorPickerProps) => (
  <WithHelp isInForm={field !== undefined}>
    <TextField
      {...inputOf(field)}
      fullWidth
      disabled={field?.disabled ?? false}
      label={label}
      value={value?.id ?? ''}
      placeholder={texts.signature}
      onChange={({ target }) => {
        const id = visibleText(target.value).toUpperCase();
        onChange(id === '' ? null : { id, name: '' });
      }}
    />
  </WithHelp>
);

/** Field that chooses a collector: a search, or a text field for people who may not read collectors. */
export const CollectorPicker = (props: CollectorPickerProps) =>
  useCan(...operationPermissions['Query.collectors']) ? <SearchingPicker {...props} /> : <SignatureField {...props} />;

import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buttonTexts } from './button.texts';
import { OptionList } from './OptionList';
import type { Option } from './results';
import { quickSearchTexts as texts } from './quick-search.texts';
import { useQuickSearch } from './use-quick-search';

interface QuickSearchDialogProps {
  readonly onClose: () => void;
}

/** Returns the text of the live region: the guess, the words that were not understood, and the progress. */
const statusText = ({ guess, loading, failed, options }: ReturnType<typeof useQuickSearch>): string => {
  if (guess === undefined) return texts.hint;
  if (guess.kind === 'card') return guess.label;
  const { value, unknown } = guess;
  const words = guess.kind === 'several' && value !== '' ? texts.nothingWith(value) : texts.nothing;
  const isFound = options.some(({ group }) => group !== texts.goTo);
  const progress = [
    ...(unknown.length > 0 ? [`${texts.notUnderstood(unknown)}.`] : []),
    ...(loading ? [texts.searching] : []),
    ...(!loading && failed ? [texts.failed] : []),
    ...(!loading && !failed && (guess.kind === 'several' ? !isFound : options.length === 0) ? [words] : []),
  ];
  return [texts.lookedFor(guess.label), ...progress].join('. ').replaceAll('..', '.');
};

/** Dialog of the quick search: a text box, and the records, lists, screens and commands that its text finds. */
export const QuickSearchDialog = ({ onClose }: QuickSearchDialogProps) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useQuickSearch(typed);
  const go = (option: Option): void => {
    search.remember(option);
    onClose();
    if (option.run) option.run();
    else void navigate(option.to);
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Option>({
    id: 'quick-search',
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    options: search.options,
    filterOptions: (options) => options,
    groupBy: ({ group }) => group, // the library then keeps the heading of the group in sight when it scrolls
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ group, to, label }) => `${group} ${to} ${label}`,
    value: null,
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTyped(text);
    },
    onChange: (_event, option) => {
      if (option !== null) go(option);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': buttonTexts.title,
          sx: { alignSelf: 'flex-start', mt: { xs: 1, sm: '10vh' }, mx: { xs: 1, sm: 4 } },
        },
      }}
    >
      <Box {...getRootProps()} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, minHeight: 56 }}>
        <Search aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          placeholder={buttonTexts.open}
          slotProps={{ input: { ...getInputProps(), 'aria-label': buttonTexts.title, spellCheck: false } }}
        />
      </Box>
      <Box sx={{ height: 2 }}>
        {search.loading && <LinearProgress aria-label={texts.searching} sx={{ height: 2 }} />}
      </Box>
      <Typography
        role="status"
        variant="caption"
        color={search.guess?.kind === 'card' ? 'error' : 'textSecondary'}
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {statusText(search)}
      </Typography>
      <OptionList options={search.options} listProps={getListboxProps()} optionProps={getOptionProps} />
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', display: { xs: 'none', sm: 'block' } }}
      >
        {texts.help}
      </Typography>
    </Dialog>
  );
};

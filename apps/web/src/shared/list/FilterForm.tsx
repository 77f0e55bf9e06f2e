import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { filterTexts as texts } from './list.texts';
import { searchProblem } from './search-problem';
import { SearchField } from './SearchField';
import { useSearchShortcut } from './use-search-shortcut';

interface FilterFormProps {
  /** What the search box finds. */
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Only with a text that can be searched. */
  readonly onSearch: (text: string) => void;
  /** Widths of the filters beside the search box, where there is room for all of them in one row. */
  readonly widths: string;
  readonly children: ReactNode;
}

/** The filters of a list: its search box, others beside it; nothing is asked until `Buscar` (A39, A47). */
export const FilterForm = ({ hint, text, onText, onSearch, widths, children }: FilterFormProps) => {
  const searchRef = useSearchShortcut();
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    const found = await searchProblem(text);
    setProblem(found);
    if (found === undefined) onSearch(text.trim());
  };
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `minmax(220px, 1.6fr) ${widths} auto` },
      }}
    >
      <SearchField
        label={texts.freeSearch}
        hint={hint}
        value={text}
        onChange={onText}
        problem={problem}
        inputRef={searchRef}
      />
      {children}
      <Button type="submit" variant="contained" sx={{ mt: { sm: '22px' }, minHeight: 38, px: 3 }}>
        {texts.search}
      </Button>
    </Box>
  );
};

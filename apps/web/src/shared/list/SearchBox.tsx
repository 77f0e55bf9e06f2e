import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { searchProblem } from './search-problem';
import { SearchField } from './SearchField';
import { useEntered } from './use-entered';

interface SearchBoxProps {
  readonly label: string;
  readonly hint: string;
  readonly submitLabel: string;
  /** What is being searched. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** One box and its button; Enter searches. */
export const SearchBox = ({ label, hint, submitLabel, text, onSearch }: SearchBoxProps) => {
  const [entered, setEntered] = useEntered(text);
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    const found = await searchProblem(entered);
    setProblem(found);
    if (found === undefined) onSearch(entered.trim());
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
      sx={{ display: 'flex', gap: 1.5, alignItems: 'start', maxWidth: 640 }}
    >
      <SearchField label={label} hint={hint} value={entered} onChange={setEntered} problem={problem} />
      <Button type="submit" variant="contained" sx={{ mt: '22px', minHeight: 38, px: 3 }}>
        {submitLabel}
      </Button>
    </Box>
  );
};

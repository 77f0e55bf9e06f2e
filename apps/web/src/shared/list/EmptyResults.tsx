import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '@/shared/feedback';
import { filterTexts, type ListTexts } from './list.texts';
import type { FilteredList } from './use-filtered-list';

interface EmptyResultsProps {
  readonly texts: Pick<ListTexts, 'empty' | 'emptyHint'>;
  readonly list: Pick<FilteredList, 'chips' | 'wider' | 'clear'>;
  /** Links to other lists where the search may find something. */
  readonly elsewhere?: ReactNode;
}

/** State of a list without results: the filters that were applied, and wider searches. */
export const EmptyResults = ({ texts, list: { chips, wider, clear }, elsewhere }: EmptyResultsProps) => {
  const searched = chips.length > 0 ? filterTexts.searchedFor(chips.map(({ label }) => label)) : '';
  return (
    <EmptyState title={texts.empty} detail={`${searched} ${texts.emptyHint}`.trim()}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {elsewhere}
        {wider.map(({ label, choose }) => (
          <Button key={label} variant="outlined" color="inherit" onClick={choose}>
            {label}
          </Button>
        ))}
        {clear && (
          <Button color="inherit" onClick={clear}>
            {filterTexts.clear}
          </Button>
        )}
      </Box>
    </EmptyState>
  );
};

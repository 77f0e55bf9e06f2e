import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, SubmitEvent } from 'react';
import { filterTexts as texts } from './list.texts';

interface FilterFrameProps {
  /** Widths of the filters, where there is room for all of them in one row. */
  readonly widths: string;
  readonly onSearch: () => void;
  readonly children: ReactNode;
}

/** The filters of a list and their button; nothing is asked until `Buscar` (A39, A47). */
export const FilterFrame = ({ widths, onSearch, children }: FilterFrameProps) => (
  <Box
    component="form"
    role="search"
    noValidate
    onSubmit={(event: SubmitEvent) => {
      event.preventDefault();
      onSearch();
    }}
    sx={{
      display: 'grid',
      gap: 1.5,
      alignItems: 'start',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `${widths} auto` },
    }}
  >
    {children}
    <Button type="submit" variant="contained" sx={{ mt: { sm: '22px' }, minHeight: 38, px: 3 }}>
      {texts.search}
    </Button>
  </Box>
);

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useContext, type ReactNode } from 'react';
import { useCommand } from '@/shared/keyboard';
import { filterTexts, type listTextsOf } from './list.texts';
import { SeeSelectionContext } from './see-selection';
import type { Selection } from './use-selection';

interface SelectionFrameProps {
  readonly texts: Pick<ReturnType<typeof listTextsOf>, 'selected' | 'clearSelection'>;
  readonly selection: Pick<Selection<never>, 'count' | 'clear'>;
  readonly sum?: ReactNode;
  /** Content after the sum, for example the button that selects all matching rows. */
  readonly more?: ReactNode;
  /** Actions on the selection. */
  readonly children: ReactNode;
}

/** Bar of a selection: the number of rows, the actions, and the button that clears the selection. */
export const SelectionFrame = ({ texts, selection, sum, more, children }: SelectionFrameProps) => {
  const see = useContext(SeeSelectionContext);
  useCommand('clearSelection', selection.clear);
  return (
    <Box
      role="group"
      aria-label={filterTexts.selectionActions}
      className="selection-bar"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.75,
        px: 2,
        py: '1px',
        minHeight: 32, // the height of the line with the total, which it replaces
        borderRadius: '10px',
        bgcolor: 'surface.accent',
      }}
    >
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography component="span" sx={{ fontWeight: 560 }}>
          {texts.selected(selection.count)}
        </Typography>
        {sum}
      </Box>
      {see && (
        <Button size="small" onClick={see}>
          {filterTexts.seeSelection}
        </Button>
      )}
      {more}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
        {children}
        <Button size="small" color="inherit" onClick={selection.clear}>
          {texts.clearSelection}
        </Button>
      </Box>
    </Box>
  );
};

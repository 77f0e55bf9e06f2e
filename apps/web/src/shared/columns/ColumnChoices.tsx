import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { toolTexts } from '@/shared/list/list.texts';
import { columnsTexts as texts } from './columns.texts';
import { canBeHidden, shownColumns, useHiddenColumns, type TableColumn } from './hidden-columns';

interface ColumnChoicesProps {
  readonly list: string;
  readonly columns: readonly TableColumn[];
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** A tick for each column; what cannot be hidden stays ticked. */
export const ColumnChoices = ({ list, columns, anchor, onClose }: ColumnChoicesProps) => {
  const { hidden, setHidden } = useHiddenColumns(list);
  const shown = shownColumns(columns, hidden);
  const isLast = shown.filter(canBeHidden).length === 1;
  const toggle = (field: string) => () => {
    setHidden(hidden.includes(field) ? hidden.filter((other) => other !== field) : [...hidden, field]);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': toolTexts.columns, sx: { width: 272, mt: 0.5 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 1, pt: 1 }}>
        <Typography variant="h3" component="h2">
          {toolTexts.columns}
        </Typography>
        <Button size="small" disabled={hidden.length === 0} onClick={() => setHidden([])}>
          {texts.reset}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', px: 2, pt: 0.5, pb: 1 }}>
        {columns.map((column) => {
          const { field, headerName = field } = column;
          const isShown = shown.includes(column);
          return (
            <FormControlLabel
              key={field}
              label={texts.nameOf(headerName)}
              disabled={!canBeHidden(column) || (isShown && isLast)}
              control={<Checkbox checked={isShown} onChange={toggle(field)} />}
            />
          );
        })}
      </Box>
      {isLast && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 2, pb: 1.5 }}>
          {texts.atLeastOne}
        </Typography>
      )}
    </Popover>
  );
};

import ExpandLess from '@mui/icons-material/ExpandLessRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { texts as commonTexts } from '@/shared/texts';
import { columnsTexts as texts } from './columns.texts';
import {
  canBeHidden,
  canBeMoved,
  orderedColumns,
  shownColumns,
  useColumnChoices,
  type TableColumn,
} from './hidden-columns';

interface ColumnChoicesProps {
  readonly list: string;
  readonly columns: readonly TableColumn[];
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Returns the list with one element moved to another position. */
const moved = (fields: readonly string[], from: number, to: number): readonly string[] => {
  const rest = fields.filter((_field, place) => place !== from);
  return [...rest.slice(0, to), ...fields.slice(from, from + 1), ...rest.slice(to)];
};

/** Popover that shows, hides and reorders columns. A column that cannot be hidden stays checked. */
export const ColumnChoices = ({ list, columns, anchor, onClose }: ColumnChoicesProps) => {
  const { hidden, extra, order, setHidden, setExtra, setOrder, isChanged, reset } = useColumnChoices(list);
  const shown = shownColumns(columns, hidden, extra);
  const isLast = shown.filter(canBeHidden).length === 1;
  const toggle = (column: TableColumn) => () => {
    const [fields, set] = column.extra ? [extra, setExtra] : [hidden, setHidden];
    set(fields.includes(column.field) ? fields.filter((other) => other !== column.field) : [...fields, column.field]);
  };
  const ordered = orderedColumns(columns, order);
  const fields = ordered.filter(canBeMoved).map(({ field }) => field);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': commonTexts.columns, sx: { width: 272, mt: 0.5 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 1, pt: 1 }}>
        <Typography variant="h3" component="h2">
          {commonTexts.columns}
        </Typography>
        <Button size="small" disabled={!isChanged} onClick={reset}>
          {texts.reset}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', px: 2, pt: 0.5, pb: 1 }}>
        {ordered.map((column) => {
          const { field, headerName = field } = column;
          const isShown = shown.includes(column);
          const name = texts.nameOf(headerName);
          const place = fields.indexOf(field);
          const move = (label: string, to: number, icon: ReactNode) => (
            <IconButton
              size="small"
              aria-label={label}
              disabled={to < 0 || to >= fields.length}
              onClick={() => setOrder(moved(fields, place, to))}
            >
              {icon}
            </IconButton>
          );
          return (
            <Box key={field} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                label={name}
                disabled={!canBeHidden(column) || (isShown && isLast)}
                control={<Checkbox checked={isShown} onChange={toggle(column)} />}
                sx={{ flex: 1 }}
              />
              {place >= 0 && (
                <>
                  {move(texts.up(name), place - 1, <ExpandLess fontSize="small" />)}
                  {move(texts.down(name), place + 1, <ExpandMore fontSize="small" />)}
                </>
              )}
            </Box>
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

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { typeName } from '../export.kinds';
import { createTexts as texts } from './create.texts';
import type { ExportedList } from './list-export';

type Shown = Omit<ExportedList, 'isInFile' | 'inputOf'>;

const matchingText = ({ noun, matching }: Shown): string => {
  if (matching === undefined) return texts.allThatMatch(noun);
  return matching === 0 ? texts.nothing(noun) : texts.matching(noun, matching);
};

const orderText = ({ columns, sort }: Shown): string => {
  const name = columns.find(({ field }) => field === sort.field)?.headerName ?? sort.field;
  return texts.order(name.toLowerCase(), sort.direction === 'ASCENDING');
};

/** Content of the file: number of records, filters and order, in the words of the list. */
export const WhatIsExported = ({ list }: { readonly list: Shown }) => {
  const { type, chips } = list;
  return (
    <Box
      role="group"
      aria-label={texts.what}
      sx={{
        display: 'grid',
        gap: 1,
        p: 1.5,
        borderRadius: '10px',
        bgcolor: 'surface.sunken',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {texts.type}:{' '}
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {typeName({ type, typeCode: type })}
        </Box>
      </Typography>
      <Typography role="status" sx={{ fontWeight: 560 }}>
        {matchingText(list)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {chips.map(({ id, label }) => (
          <Chip key={id} label={label} size="small" variant="outlined" />
        ))}
        {chips.length === 0 && <Chip label={texts.noFilter} size="small" variant="outlined" />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {orderText(list)}
      </Typography>
    </Box>
  );
};

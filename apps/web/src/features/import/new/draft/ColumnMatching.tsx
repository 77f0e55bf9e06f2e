import { foldedHeading, importColumns, type DraftHeading, type MatchedColumn } from '@backoffice/import-file';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DraftChoice } from './draft-session';
import { draftTexts as texts } from './draft.texts';

interface ColumnMatchingProps {
  readonly headings: readonly DraftHeading[];
  readonly choice: DraftChoice;
  readonly locked: boolean;
  readonly onChoice: (choice: DraftChoice) => void;
}

const options: readonly { readonly id: MatchedColumn; readonly label: string }[] = [
  ...importColumns.map(({ name, heading, required }) => ({
    id: name,
    label: required ? texts.required(heading) : heading,
  })),
  { id: 'ignored', label: texts.ignored },
];

/** Headings of the file, each with its assigned column and sample texts. A person can change the assignment. */
export const ColumnMatching = ({ headings, choice, locked, onChoice }: ColumnMatchingProps) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    <Typography variant="body2" color="textSecondary">
      {texts.columnsHint}
    </Typography>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 1.5 }}>
      {headings.map(({ text, column, samples }) => (
        <TextField
          key={text}
          select
          size="small"
          label={text}
          value={column ?? ''}
          disabled={locked}
          helperText={texts.sample(samples)}
          slotProps={{ formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
          onChange={({ target }) => {
            const chosen = options.find(({ id }) => id === target.value)?.id;
            if (chosen) onChoice({ ...choice, columns: { ...choice.columns, [foldedHeading(text)]: chosen } });
          }}
        >
          {options.map(({ id, label }) => (
            <MenuItem key={id} value={id}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  </Box>
);

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ToneIcon } from '@/shared/feedback';

/** Warnings about the record of a card, whole: a cut warning would not warn. */
export const CardWarnings = ({ warnings }: { readonly warnings: readonly string[] | undefined }) =>
  warnings?.map((warning) => (
    <Box key={warning} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <ToneIcon tone="warning" sx={{ mt: '2px' }} />
      <Typography variant="body2">{warning}</Typography>
    </Box>
  ));

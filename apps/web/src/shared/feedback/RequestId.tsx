import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { texts } from '@/shared/texts';
import { CopyButton } from './CopyButton';

/** Id of a request, to be handed to whoever investigates. */
export const RequestId = ({ id }: { readonly id: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
    <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {texts.requestId} <code>{id}</code>
    </Typography>
    <CopyButton value={id} label={texts.copyRequestId} />
  </Box>
);

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Advice } from './failure';

/** Cause of a failure and, emphasized, the next step. Renders nothing when both are missing. */
export const AdviceText = ({ cause, nextStep }: Advice) =>
  Boolean(cause ?? nextStep) && (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, maxWidth: 460, textWrap: 'pretty' }}>
      {cause}{' '}
      <Box component="span" sx={{ color: 'text.primary' }}>
        {nextStep}
      </Box>
    </Typography>
  );

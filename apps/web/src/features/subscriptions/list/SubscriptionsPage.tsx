import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { subscriptionsTexts as texts } from '../subscriptions.texts';

/** The search of subscriptions (A47-A53). */
export const SubscriptionsPage = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
    <Typography variant="h1">{texts.title}</Typography>
  </Box>
);

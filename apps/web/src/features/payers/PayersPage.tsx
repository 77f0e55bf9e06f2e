import Typography from '@mui/material/Typography';
import { payersTexts } from './payers.texts';
import { PayerSearch } from './PayerSearch';

/** The search of payers (A56). */
export const PayersPage = () => (
  <>
    <Typography variant="h1" sx={{ mb: 2 }}>
      {payersTexts.title}
    </Typography>
    <PayerSearch />
  </>
);

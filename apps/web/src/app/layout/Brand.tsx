import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { appTexts } from '../app.texts';

/** The mark of the product; leads home. */
export const Brand = ({ compact }: { readonly compact: boolean }) => (
  <Box
    component={Link}
    to={routes.home.path}
    aria-label={appTexts.product}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.25,
      height: 56,
      px: compact ? 0 : 2,
      justifyContent: compact ? 'center' : 'flex-start',
      color: 'text.primary',
      textDecoration: 'none',
      flex: 'none',
    }}
  >
    <Box component="img" src="/favicon.svg" alt="" width={28} height={28} />
    {!compact && (
      <Typography component="span" variant="h3" noWrap>
        {appTexts.brand}
      </Typography>
    )}
  </Box>
);

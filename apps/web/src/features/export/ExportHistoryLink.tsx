import History from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { mayOpen, usePermissions } from '@/shared/auth';
import { historyNeeds } from './export.kinds';
import { exportsTexts as texts } from './export.texts';

/** Link to the history of exports, for people who may open it (A41). A phone shows its icon only. */
export const ExportHistoryLink = () =>
  mayOpen(usePermissions(), historyNeeds) && (
    <Button
      component={Link}
      to={routes.exports.path}
      aria-label={texts.title}
      color="inherit"
      variant="outlined"
      startIcon={<History />}
      sx={{ minWidth: 0, '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-4px 8px' } } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {texts.title}
      </Box>
    </Button>
  );

import History from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { mayOpen, usePermissions } from '@/shared/auth';
import { historyNeeds } from './export.kinds';
import { exportsTexts as texts } from './export.texts';

/** To the history of exports, for who may open it (A41). */
export const ExportHistoryLink = () =>
  mayOpen(usePermissions(), historyNeeds) && (
    <Button component={Link} to={routes.exports.path} color="inherit" variant="outlined" startIcon={<History />}>
      {texts.title}
    </Button>
  );

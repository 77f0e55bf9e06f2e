import History from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { mayOpen, usePermissions } from '@/shared/auth';
import { historyNeeds } from './export.needs';
import { exportsPath } from './export.paths';
import { exportsTexts as texts } from './export.texts';

/** To the history of exports, for who may open it (A41). */
export const ExportHistoryLink = () =>
  mayOpen(usePermissions(), historyNeeds) && (
    <Button component={Link} to={exportsPath} color="inherit" variant="outlined" startIcon={<History />}>
      {texts.title}
    </Button>
  );

import History from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { mayOpen, usePermissions } from '@/shared/auth';
import { iconWhenNarrow } from '@/shared/icon-when-narrow';
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
      sx={iconWhenNarrow}
    >
      <span>{texts.title}</span>
    </Button>
  );

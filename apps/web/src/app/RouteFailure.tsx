import Refresh from '@mui/icons-material/RefreshRounded';
import ReportOutlined from '@mui/icons-material/ReportGmailerrorredRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouteError } from 'react-router-dom';
import { texts } from '@/shared/texts';
import { appTexts } from './app.texts';

/** In place of a screen that broke, or whose code could not be loaded; the rest of the application goes on. */
export const RouteFailure = () => {
  const error = useRouteError();
  return (
    <Box
      role="alert"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1,
        py: 8,
        px: 3,
        textAlign: 'center',
      }}
    >
      <ReportOutlined aria-hidden sx={{ color: 'tone.error.text', fontSize: 32 }} />
      <Typography variant="h2">{appTexts.routeFailed}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 460 }}>
        {appTexts.routeFailedDetail}
      </Typography>
      {error instanceof Error && (
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <code>{error.message}</code>
        </Typography>
      )}
      <Button
        variant="contained"
        startIcon={<Refresh />}
        onClick={() => {
          location.reload();
        }}
        sx={{ mt: 1 }}
      >
        {texts.retry}
      </Button>
    </Box>
  );
};

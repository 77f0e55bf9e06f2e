import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ToneIcon } from '@/shared/feedback';
import { versionsTexts as texts } from './versions.texts';

interface VersionBannerProps {
  /** Number of the version on the screen. */
  readonly version: number;
  /** Address of the current one. */
  readonly current: string;
}

/** That the version on the screen is not the current one, and the way back to that (A62). */
export const VersionBanner = ({ version, current }: VersionBannerProps) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.25,
      px: 2,
      py: 1.25,
      borderRadius: '12px',
      bgcolor: 'tone.warning.surface',
      color: 'tone.warning.text',
    }}
  >
    <ToneIcon tone="warning" />
    <Typography component="p" sx={{ flex: '1 1 16rem' }}>
      <strong>{texts.old(version)}</strong> {texts.oldDetail}
    </Typography>
    <Link component={RouterLink} to={current} color="inherit" underline="always">
      {texts.seeCurrent}
    </Link>
  </Box>
);

import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Banner } from '@/shared/detail';
import { versionsTexts as texts } from './versions.texts';

interface VersionBannerProps {
  /** Number of the version on the screen. */
  readonly version: number;
  /** Address of the current one. */
  readonly current: string;
}

/** That the version on the screen is not the current one, and the way back to that (A62, A72). */
export const VersionBanner = ({ version, current }: VersionBannerProps) => (
  <Banner
    tone="warning"
    title={texts.old(version)}
    action={
      <Link component={RouterLink} to={current} color="inherit" underline="always">
        {texts.seeCurrent}
      </Link>
    }
  >
    {texts.oldDetail}
  </Banner>
);

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dateTime } from '@/shared/format';
import { versionSearch } from './version-address';
import { versionsTexts as texts } from './versions.texts';

interface VersionNameProps {
  /** The page of the entity. */
  readonly path: string;
  readonly version: number;
  readonly isCurrent: boolean;
  readonly lastUpdateDate: string | null;
  readonly status: ReactNode;
}

/** Which version a column of the comparison shows, with a link to it. */
export const VersionName = ({ path, version, isCurrent, lastUpdateDate, status }: VersionNameProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, minWidth: 0 }}>
    <Box component="span" sx={{ color: 'text.primary' }}>
      <Link
        component={RouterLink}
        to={`${path}${versionSearch({ version: isCurrent ? undefined : version })}`}
        replace
        sx={{ fontWeight: 560 }}
      >
        {texts.version(version)}
      </Link>
      {isCurrent && ` · ${texts.current}`}
    </Box>
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {dateTime(lastUpdateDate)}
    </Box>
    {status}
  </Box>
);

import Compare from '@mui/icons-material/CompareArrowsRounded';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dateTime } from '@/shared/format';
import type { Place } from './use-history-address';
import { versionSearch } from './version-address';
import { versionsTexts as texts } from './versions.texts';

/** A version as the history lists it. */
export interface ListedVersion {
  /** Of the entity, the same in every row. */
  readonly id: string;
  readonly version: number;
  readonly lastUpdateDate: string;
}

/** How the versions of a kind of entity are shown. */
export interface VersionLook<Version> {
  /** The page of the entity. */
  readonly pathOf: (id: string) => string;
  readonly renderStatus: (version: Version) => ReactNode;
}

/** What a row offers when there is something to compare it with. */
export interface RowComparison {
  readonly ticked: boolean;
  readonly onTick: () => void;
  /** The comparison with the current version; undefined for that version itself. */
  readonly withCurrent: Place | undefined;
  readonly onCompare: () => void;
}

/** Above the link that covers the whole row. */
const above = { position: 'relative', zIndex: 1 } as const;

const TickCell = ({ version, comparison }: { readonly version: number; readonly comparison: RowComparison }) => (
  <TableCell padding="checkbox">
    <Checkbox
      size="small"
      checked={comparison.ticked}
      onChange={comparison.onTick}
      slotProps={{ input: { 'aria-label': texts.tick(version) } }}
      sx={above}
    />
  </TableCell>
);

const CompareCell = ({ version, comparison }: { readonly version: number; readonly comparison: RowComparison }) => (
  <TableCell padding="checkbox">
    {comparison.withCurrent && (
      <Tooltip title={texts.withCurrent}>
        <IconButton
          size="small"
          component={RouterLink}
          {...comparison.withCurrent}
          aria-label={texts.withCurrentOf(version)}
          onClick={comparison.onCompare}
          sx={above}
        >
          <Compare fontSize="small" />
        </IconButton>
      </Tooltip>
    )}
  </TableCell>
);

interface VersionRowProps<Version> {
  readonly row: Version;
  readonly look: VersionLook<Version>;
  readonly isCurrent: boolean;
  readonly isShown: boolean;
  readonly comparison: RowComparison | undefined;
}

/** One version: the whole row leads to it. */
export const VersionRow = <Version extends ListedVersion>(props: VersionRowProps<Version>) => {
  const { row, look, isCurrent, isShown, comparison } = props;
  const { id, version, lastUpdateDate } = row;
  const marks = [texts.version(version), isCurrent && texts.current, isShown && texts.shown]
    .filter(Boolean)
    .join(' · ');
  return (
    <TableRow hover selected={isShown} sx={{ position: 'relative', '&:last-child td': { borderBottom: 0 } }}>
      {comparison && <TickCell version={version} comparison={comparison} />}
      <TableCell>
        {/* the dialog's entry in the browser's history becomes the version's */}
        <Link
          component={RouterLink}
          to={`${look.pathOf(id)}${versionSearch({ version: isCurrent ? undefined : version })}`}
          replace
          aria-current={isShown ? 'true' : undefined}
          sx={{ whiteSpace: 'nowrap', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {dateTime(lastUpdateDate)}
        </Link>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {marks}
        </Typography>
      </TableCell>
      <TableCell>{look.renderStatus(row)}</TableCell>
      <TableCell sx={{ minWidth: '15ch', whiteSpace: { sm: 'nowrap' }, overflowWrap: 'anywhere' }}>{id}</TableCell>
      {comparison && <CompareCell version={version} comparison={comparison} />}
    </TableRow>
  );
};

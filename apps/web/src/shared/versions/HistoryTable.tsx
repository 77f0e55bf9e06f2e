import Compare from '@mui/icons-material/CompareArrowsRounded';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dateTime } from '@/shared/format';
import { VisuallyHidden } from '@/shared/theme';
import { versionSearch, type VersionLink } from './version-address';
import { versionsTexts as texts } from './versions.texts';

/** Row of the history. */
export interface ListedVersion {
  /** Identifier of the entity, the same in all rows. */
  readonly entityId: string;
  readonly version: number;
  readonly lastUpdateDate: string;
}

/** Presentation of the versions of one type of entity. */
export interface VersionDisplay<Version> {
  /** Returns the path of the entity's page. */
  readonly pathOf: (id: string) => string;
  readonly renderStatus: (version: Version) => ReactNode;
}

/** Checkbox and link by which a row is compared. */
export interface RowComparison {
  readonly selected: boolean;
  readonly onSelect: () => void;
  /** Link to the comparison with the current version; undefined in the row of the current version. */
  readonly withCurrent: VersionLink | undefined;
  readonly onCompare: () => void;
}

/** Places a control above the link that covers the row. */
const above = { position: 'relative', zIndex: 1 } as const;

const SelectCell = ({ version, comparison }: { readonly version: number; readonly comparison: RowComparison }) => (
  <TableCell padding="checkbox">
    <Checkbox
      size="small"
      checked={comparison.selected}
      onChange={comparison.onSelect}
      slotProps={{ input: { 'aria-label': texts.select(version) } }}
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
  readonly display: VersionDisplay<Version>;
  readonly isCurrent: boolean;
  readonly isShown: boolean;
  readonly comparison: RowComparison | undefined;
}

// the link to the version covers the whole row
const VersionRow = <Version extends ListedVersion>(props: VersionRowProps<Version>) => {
  const { row, display, isCurrent, isShown, comparison } = props;
  const { entityId, version, lastUpdateDate } = row;
  const marks = [texts.version(version), isCurrent && texts.current, isShown && texts.shown]
    .filter(Boolean)
    .join(' · ');
  return (
    <TableRow hover selected={isShown} sx={{ position: 'relative', '&:last-child td': { borderBottom: 0 } }}>
      {comparison && <SelectCell version={version} comparison={comparison} />}
      <TableCell>
        {/* replaces the history entry of the dialog */}
        <Link
          component={RouterLink}
          to={`${display.pathOf(entityId)}${versionSearch({ version: isCurrent ? undefined : version })}`}
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
      <TableCell>{display.renderStatus(row)}</TableCell>
      <TableCell sx={{ minWidth: '15ch', whiteSpace: { sm: 'nowrap' }, overflowWrap: 'anywhere' }}>
        {entityId}
      </TableCell>
      {comparison && <CompareCell version={version} comparison={comparison} />}
    </TableRow>
  );
};

/** Visually hidden header of a column whose cells have their own labels. */
const HiddenHead = ({ children }: { readonly children: string }) => (
  <TableCell padding="checkbox" sx={{ position: 'relative' }}>
    <VisuallyHidden>{children}</VisuallyHidden>
  </TableCell>
);

interface HistoryTableProps<Version> {
  readonly rows: readonly Version[];
  readonly display: VersionDisplay<Version>;
  /** Number of the current version, whose address has no version number. */
  readonly current: number | undefined;
  /** Number of the version on the screen. */
  readonly shown: number;
  /** Returns the comparison of a row. The function is undefined when there is only one version to compare. */
  readonly comparisonOf: ((version: number) => RowComparison) | undefined;
}

/**
 * Table of versions, with controls that compare them. The specification prescribes the columns `FECHA`, `ESTADO` and
 * `ID` (A68).
 */
export const HistoryTable = <Version extends ListedVersion>(props: HistoryTableProps<Version>) => {
  const { rows, display, current, shown, comparisonOf } = props;
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: '8px' }}>
      <Table size="small" aria-label={texts.historyTitle}>
        <TableHead>
          <TableRow>
            {comparisonOf && <HiddenHead>{texts.column}</HiddenHead>}
            <TableCell>{texts.date}</TableCell>
            <TableCell>{texts.status}</TableCell>
            <TableCell>{texts.id}</TableCell>
            {comparisonOf && <HiddenHead>{texts.withCurrent}</HiddenHead>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <VersionRow
              key={row.version}
              row={row}
              display={display}
              isCurrent={row.version === current}
              isShown={row.version === shown}
              comparison={comparisonOf?.(row.version)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

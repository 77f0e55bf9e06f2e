import Compare from '@mui/icons-material/CompareArrowsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { QueryResult } from '@/shared/apollo';
import { QuerySection, ShowMore, useShowMore } from '@/shared/detail';
import { HistoryTable, type ListedVersion, type RowComparison, type VersionDisplay } from './HistoryTable';
import type { VersionLink, VersionPair } from './version-address';
import { versionsTexts as texts } from './versions.texts';

/** Versions selected for a comparison. The selection stays while the comparison is shown. */
export interface VersionSelection {
  /** Numbers of the selected versions, at most two. */
  readonly selected: readonly number[];
  readonly select: (versions: readonly number[]) => void;
  readonly comparing: (pair: VersionPair) => VersionLink;
}

const hint = ([first, second]: readonly number[]): string => {
  if (first === undefined) return texts.selectTwo;
  return second === undefined
    ? texts.selectOther(first)
    : texts.selected(Math.min(first, second), Math.max(first, second));
};

/** Hook that focuses the button when it is mounted, so that a person who returns from a comparison continues there. */
const useFocusOnReturn = () => {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(function focusOnReturn() {
    ref.current?.focus();
  }, []);
  return ref;
};

/** Bar with the selected versions and the link that compares the older with the newer. It is sticky below the list. */
const CompareBar = ({ selected, comparing }: Omit<VersionSelection, 'select'>) => {
  const comparison = useFocusOnReturn();
  const [first, second] = selected;
  const pair = first !== undefined &&
    second !== undefined && { before: Math.min(first, second), after: Math.max(first, second) };
  const button = { variant: 'contained', startIcon: <Compare /> } as const;
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: -20, // covers the padding below the content of a dialog
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mx: -3,
        mt: 2,
        mb: -2.5,
        px: 3,
        py: 1.5,
        bgcolor: 'surface.raised',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" variant="body2" color="textSecondary">
        {hint(selected)}
      </Typography>
      {pair ? (
        <Button {...button} ref={comparison} component={RouterLink} {...comparing(pair)}>
          {texts.compare}
        </Button>
      ) : (
        <Button {...button} disabled>
          {texts.compare}
        </Button>
      )}
    </Box>
  );
};

interface VersionListProps<Version> {
  /** Versions, newest first; the first one is the current version. */
  readonly versions: readonly Version[];
  readonly display: VersionDisplay<Version>;
  /** Number of the version on the screen. */
  readonly shown: number;
  readonly selection: VersionSelection;
}

/** Versions, of which two can be selected. A third one replaces the first. */
const VersionList = <Version extends ListedVersion>(props: VersionListProps<Version>) => {
  const { versions, selection, ...table } = props;
  const { selected, select, comparing } = selection;
  const { rows, more } = useShowMore(versions);
  const current = versions[0]?.version;
  const comparisonOf = (version: number): RowComparison => ({
    selected: selected.includes(version),
    onSelect: () =>
      select(
        selected.includes(version) ? selected.filter((other) => other !== version) : [...selected, version].slice(-2),
      ),
    withCurrent:
      current === undefined || version === current ? undefined : comparing({ before: version, after: current }),
    onCompare: () => select(current === undefined ? [] : [version, current]),
  });
  const comparable = versions.length > 1;
  return (
    <>
      <HistoryTable {...table} rows={rows} current={current} comparisonOf={comparable ? comparisonOf : undefined} />
      <ShowMore label={texts.more} onMore={more} />
      {comparable && <CompareBar selected={selected} comparing={comparing} />}
    </>
  );
};

interface VersionsProps<Version> extends Omit<VersionListProps<Version>, 'versions'> {
  readonly query: QueryResult;
  /** Path of the versions in the response. */
  readonly path: string;
  readonly versions: readonly Version[] | null | undefined;
  /** Text when there are no versions. */
  readonly empty: string;
}

/** Versions of an entity, from their own query. */
export const Versions = <Version extends ListedVersion>(props: VersionsProps<Version>) => {
  const { query, path, versions, empty, ...list } = props;
  return (
    <QuerySection
      query={query}
      path={path}
      data={versions?.length ? versions : undefined}
      texts={{ failed: texts.historyFailed, unknown: empty }}
    >
      {(loaded) => <VersionList {...list} versions={loaded} />}
    </QuerySection>
  );
};

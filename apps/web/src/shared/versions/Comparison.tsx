import DoneAll from '@mui/icons-material/DoneAllRounded';
import SearchOff from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queryState, type QueryResult } from '@/shared/apollo';
import type { SectionReading } from '@/shared/detail';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { dateTime } from '@/shared/format';
import { ChangesTable } from './ChangesTable';
import { compareVersions, countChanges } from './compare-versions';
import type { VersionDisplay } from './HistoryTable';
import { versionSearch, type VersionPair } from './version-address';
import { versionsTexts as texts } from './versions.texts';

interface ComparedEntity {
  readonly id: string;
  readonly version: number;
  /** True for the current version. */
  readonly isCurrent: boolean;
  readonly lastUpdateDate: string | null;
}

interface ComparisonDisplay<Entity> extends VersionDisplay<Entity> {
  /** Reads the fields of a version by section. */
  readonly read: (entity: Entity) => readonly SectionReading[];
  /** Returns the text about a version that does not exist. */
  readonly missing: (version: number) => string;
}

interface VersionNameProps<Entity> {
  readonly entity: Entity;
  readonly display: VersionDisplay<Entity>;
}

/** Header of a column: number, date and status of a version, with a link to it. */
const VersionName = <Entity extends ComparedEntity>({ entity, display }: VersionNameProps<Entity>) => {
  const { id, version, isCurrent, lastUpdateDate } = entity;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, minWidth: 0 }}>
      <Box component="span" sx={{ color: 'text.primary' }}>
        <Link
          component={RouterLink}
          to={`${display.pathOf(id)}${versionSearch({ version: isCurrent ? undefined : version })}`}
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
      {display.renderStatus(entity)}
    </Box>
  );
};

interface ChangesProps<Entity> {
  readonly before: Entity;
  readonly after: Entity;
  readonly display: ComparisonDisplay<Entity>;
}

/** Hook that focuses an element when it is mounted, because the pressed button was removed. */
const useFocusOnArrival = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(function focusOnArrival() {
    ref.current?.focus();
  }, []);
  return ref;
};

const Changes = <Entity extends ComparedEntity>({ before, after, display }: ChangesProps<Entity>) => {
  const arrival = useFocusOnArrival();
  const sections = compareVersions(display.read(before), display.read(after));
  const changed = sections.length > 0;
  return (
    <>
      {changed && (
        <Box ref={arrival} tabIndex={-1} sx={{ mb: 1.5, outline: 'none' }}>
          <Typography role="status" variant="body2" color="textSecondary">
            {texts.count(countChanges(sections), sections.length)}
          </Typography>
        </Box>
      )}
      <ChangesTable
        label={texts.label(before.version, after.version)}
        before={<VersionName entity={before} display={display} />}
        after={<VersionName entity={after} display={display} />}
        sections={sections}
      />
      {!changed && (
        <Box ref={arrival} tabIndex={-1} sx={{ outline: 'none' }}>
          <EmptyState title={texts.none} detail={texts.noneDetail} icon={<DoneAll />} />
        </Box>
      )}
    </>
  );
};

/** Returns the version numbers in ascending order, so that a swapped comparison has the same query. */
export const inOrder = ({ before, after }: VersionPair) => ({
  older: Math.min(before, after),
  newer: Math.max(before, after),
});

interface ComparisonProps<Entity> {
  readonly pair: VersionPair;
  readonly display: ComparisonDisplay<Entity>;
  readonly query: QueryResult;
  /** Both versions, from one response. */
  readonly versions: { readonly older: Entity | null; readonly newer: Entity | null } | undefined;
}

/** Differences between two versions of an entity. */
export const Comparison = <Entity extends ComparedEntity>(props: ComparisonProps<Entity>) => {
  const { pair, display, query, versions } = props;
  const { loading, failure, retry } = queryState(query);
  if (loading) return <LoadingRows />;
  // a part that failed on one side would look as if it had been removed
  if (failure) return <FailedState title={texts.failed} failure={failure} onRetry={retry} />;
  const { older, newer } = versions ?? {};
  if (!older || !newer) {
    const numbers = inOrder(pair);
    const title = display.missing(older ? numbers.newer : numbers.older);
    return <EmptyState title={title} detail={texts.missingDetail} icon={<SearchOff />} />;
  }
  const [before, after] = pair.before < pair.after ? [older, newer] : [newer, older];
  return <Changes before={before} after={after} display={display} />;
};

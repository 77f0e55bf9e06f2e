import DoneAll from '@mui/icons-material/DoneAllRounded';
import SearchOff from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import type { QueryState } from '@/shared/apollo';
import { EmptyState, FailedState, LoadingRows } from '@/shared/feedback';
import { ChangesTable } from './ChangesTable';
import { compareVersions, countChanges } from './compare-versions';
import type { SectionReading } from './reading';
import type { VersionPair } from './version-address';
import { versionsTexts as texts } from './versions.texts';

/** How a version of a kind of entity is read and named. */
interface ComparedLook<Entity> {
  readonly read: (entity: Entity) => readonly SectionReading[];
  readonly renderName: (entity: Entity) => ReactNode;
  /** That a version does not exist. */
  readonly missing: (version: number) => string;
}

interface Numbered {
  readonly version: number;
}

interface ChangesProps<Entity> {
  readonly before: Entity;
  readonly after: Entity;
  readonly look: ComparedLook<Entity>;
}

/** Takes the focus when it appears: what was pressed to come here is gone. */
const useFocusOnArrival = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(function focusOnArrival() {
    ref.current?.focus();
  }, []);
  return ref;
};

const Changes = <Entity extends Numbered>({ before, after, look }: ChangesProps<Entity>) => {
  const arrival = useFocusOnArrival();
  const sections = compareVersions(look.read(before), look.read(after));
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
        before={look.renderName(before)}
        after={look.renderName(after)}
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

/** Numbers, older and newer, not "before" and "after": swapped the answer is the same. */
export const inOrder = ({ before, after }: VersionPair) => ({
  older: Math.min(before, after),
  newer: Math.max(before, after),
});

interface ComparisonProps<Entity> {
  readonly pair: VersionPair;
  readonly look: ComparedLook<Entity>;
  /** Both versions in one answer: half of a comparison is none. */
  readonly asked: QueryState & { readonly older: Entity | null | undefined; readonly newer: Entity | null | undefined };
}

/** What changed between two versions of an entity: only that, before and after. */
export const Comparison = <Entity extends Numbered>({ pair, look, asked }: ComparisonProps<Entity>) => {
  const { older, newer, loading, failure, retry } = asked;
  if (loading) return <LoadingRows />;
  // a part that one side lacks because it failed would look as if it had been taken away
  if (failure) return <FailedState title={texts.failed} failure={failure} onRetry={retry} />;
  if (!older || !newer) {
    const numbers = inOrder(pair);
    return (
      <EmptyState
        title={look.missing(older ? numbers.newer : numbers.older)}
        detail={texts.missingDetail}
        icon={<SearchOff />}
      />
    );
  }
  return pair.before < pair.after ? (
    <Changes before={older} after={newer} look={look} />
  ) : (
    <Changes before={newer} after={older} look={look} />
  );
};

import type { QueryState } from '@/shared/apollo';
import { Nothing, PartFailed, PartLoading, ShowMore, useShowMore } from '@/shared/detail';
import { CompareBar } from './CompareBar';
import { HistoryTable } from './HistoryTable';
import type { Place } from './use-history-address';
import type { VersionPair } from './version-address';
import type { ListedVersion, RowComparison, VersionLook } from './VersionRow';
import { versionsTexts as texts } from './versions.texts';

/** What is ticked to be compared; it outlives a look at the comparison. */
export interface Ticks {
  /** Numbers of versions, at most two. */
  readonly ticked: readonly number[];
  readonly setTicked: (ticked: readonly number[]) => void;
  readonly comparing: (pair: VersionPair) => Place;
}

interface LoadedVersionsProps<Version> {
  /** Newest first: the first one is the current version. */
  readonly versions: readonly Version[];
  readonly look: VersionLook<Version>;
  /** Number of the version on the screen. */
  readonly shown: number;
  readonly ticks: Ticks;
}

/** The versions, and the choice of two of them. A third tick takes the place of the first. */
const LoadedVersions = <Version extends ListedVersion>(props: LoadedVersionsProps<Version>) => {
  const { versions, look, shown, ticks } = props;
  const { ticked, setTicked, comparing } = ticks;
  const { rows, more } = useShowMore(versions);
  const current = versions[0]?.version;
  const comparisonOf = (version: number): RowComparison => ({
    ticked: ticked.includes(version),
    onTick: () =>
      setTicked(
        ticked.includes(version) ? ticked.filter((other) => other !== version) : [...ticked, version].slice(-2),
      ),
    withCurrent:
      current === undefined || version === current ? undefined : comparing({ before: version, after: current }),
    onCompare: () => setTicked(current === undefined ? [] : [version, current]),
  });
  const comparable = versions.length > 1;
  return (
    <>
      <HistoryTable
        rows={rows}
        look={look}
        current={current}
        shown={shown}
        comparisonOf={comparable ? comparisonOf : undefined}
      />
      <ShowMore label={texts.more} onMore={more} />
      {comparable && <CompareBar ticked={ticked} comparing={comparing} />}
    </>
  );
};

interface VersionsProps<Version> extends Omit<LoadedVersionsProps<Version>, 'versions'> {
  readonly asked: QueryState & { readonly versions: readonly Version[] | null | undefined };
  /** What is said where there is none. */
  readonly empty: string;
}

/** The versions of an entity, once they are there. */
export const Versions = <Version extends ListedVersion>({ asked, empty, ...list }: VersionsProps<Version>) => {
  const { versions, loading, failure, retry } = asked;
  if (versions && versions.length > 0) return <LoadedVersions {...list} versions={versions} />;
  if (loading) return <PartLoading />;
  if (failure) return <PartFailed title={texts.historyFailed} failure={failure} onRetry={retry} />;
  return <Nothing>{empty}</Nothing>;
};

import { ShowMore, useShowMore } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import type { VersionPair } from '../payment-address';
import type { Place } from '../use-history-address';
import { CompareBar } from './CompareBar';
import { HistoryTable } from './HistoryTable';
import type { PaymentVersion, RowComparison } from './VersionRow';

/** What is ticked to be compared; it outlives a look at the comparison. */
export interface Ticks {
  /** Numbers of versions, at most two. */
  readonly ticked: readonly number[];
  readonly setTicked: (ticked: readonly number[]) => void;
  readonly comparing: (pair: VersionPair) => Place;
}

interface VersionsProps {
  /** Newest first: the first one is the current version. */
  readonly versions: readonly PaymentVersion[];
  readonly shown: number;
  readonly ticks: Ticks;
}

/** The versions, and the choice of two of them. A third tick takes the place of the first. */
export const Versions = ({ versions, shown, ticks: { ticked, setTicked, comparing } }: VersionsProps) => {
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
      <HistoryTable rows={rows} current={current} shown={shown} comparisonOf={comparable ? comparisonOf : undefined} />
      <ShowMore label={paymentDetailTexts.more} onMore={more} />
      {comparable && <CompareBar ticked={ticked} comparing={comparing} />}
    </>
  );
};

import { Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AppDialog } from '@/shared/dialog';
import { LoadingRows, NoPermission } from '@/shared/feedback';
import { ComparisonBar } from './ComparisonBar';
import { useHistoryAddress } from './use-history-address';
import { parseVersionSearch, type VersionPair } from './version-address';
import type { Ticks } from './Versions';
import { versionsTexts as texts } from './versions.texts';

interface HistoryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly maySee: boolean;
  readonly renderVersions: (ticks: Ticks) => ReactNode;
  /** What changed between two versions. It loads when it is asked for. */
  readonly renderComparison: (pair: VersionPair) => ReactNode;
}

/** The versions of an entity: picking one shows it in place of the entity (A68), picking two what changed between. */
export const HistoryDialog = ({ open, onClose, maySee, renderVersions, renderComparison }: HistoryDialogProps) => {
  const [search] = useSearchParams();
  const { version, comparison } = parseVersionSearch(search);
  const address = useHistoryAddress(version);
  const [ticked, setTicked] = useState<readonly number[]>(comparison ? [comparison.before, comparison.after] : []);
  const close = () => {
    setTicked([]);
    onClose();
  };
  return (
    <AppDialog
      open={open}
      onClose={close}
      title={comparison ? texts.title : texts.historyTitle}
      width={comparison ? 850 : 700}
    >
      {!maySee && <NoPermission />}
      {maySee && comparison && (
        <Suspense fallback={<LoadingRows />}>
          <ComparisonBar swapped={address.swapped(comparison)} onBack={address.toVersions} />
          {renderComparison(comparison)}
        </Suspense>
      )}
      {maySee && !comparison && renderVersions({ ticked, setTicked, comparing: address.comparing })}
    </AppDialog>
  );
};

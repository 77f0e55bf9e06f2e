import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import SwapHoriz from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ComponentType } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { Permission } from '@backoffice/schema/roles';
import { useCan } from '@/shared/auth';
import { AppDialog } from '@/shared/dialog';
import { NoPermission } from '@/shared/feedback';
import type { VersionQuery } from './ChangedBanner';
import { parseVersionSearch, useHistoryAddress, type VersionLink, type VersionPair } from './version-address';
import type { VersionSelection } from './Versions';
import { versionsTexts as texts } from './versions.texts';

/** Properties of the list of versions of an entity. */
export interface EntityVersionsProps {
  readonly id: string;
  /** Number of the version on the screen. */
  readonly shown: number;
  readonly selection: VersionSelection;
}

/** Properties of the comparison of two versions of an entity. */
export interface EntityComparisonProps {
  readonly id: string;
  readonly pair: VersionPair;
}

/** Queries and components for the history of one type of entity. */
export interface EntityHistory {
  readonly anyOf: readonly Permission[];
  /** Query that checks whether the entity has changed since it was read. */
  readonly current: VersionQuery;
  readonly Versions: ComponentType<EntityVersionsProps>;
  /** Comparison of two versions, loaded lazily. */
  readonly Comparison: ComponentType<EntityComparisonProps>;
}

interface ComparisonBarProps {
  readonly swapped: VersionLink;
  readonly onBack: () => void;
}

/** Links from a comparison to the list of versions and to the swapped comparison. */
const ComparisonBar = ({ swapped, onBack }: ComparisonBarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
    <Button size="small" startIcon={<ArrowBack />} onClick={onBack} sx={{ ml: -1.25 }}>
      {texts.back}
    </Button>
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={<SwapHoriz />}
      component={RouterLink}
      {...swapped}
    >
      {texts.swap}
    </Button>
  </Box>
);

interface HistoryDialogProps {
  readonly open: boolean;
  readonly id: string;
  /** Number of the version on the screen. */
  readonly shown: number;
  readonly history: EntityHistory;
}

/**
 * Dialog with the versions of an entity. Choosing one shows it instead of the current one (A68); choosing two compares
 * them.
 */
export const HistoryDialog = ({ open, id, shown, history: { anyOf, Versions, Comparison } }: HistoryDialogProps) => {
  const [search] = useSearchParams();
  const { version, comparison } = parseVersionSearch(search);
  const address = useHistoryAddress(version);
  const maySee = useCan(...anyOf);
  const [selected, select] = useState<readonly number[]>(comparison ? [comparison.before, comparison.after] : []);
  const close = () => {
    select([]);
    address.close();
  };
  return (
    <AppDialog
      open={open}
      onClose={close}
      title={comparison ? texts.title : texts.historyTitle}
      width={comparison ? 850 : 700}
    >
      {!maySee && <NoPermission needs={{ anyOf }} />}
      {maySee && comparison && (
        <>
          <ComparisonBar swapped={address.swapped(comparison)} onBack={address.toVersions} />
          <Comparison id={id} pair={comparison} />
        </>
      )}
      {maySee && !comparison && (
        <Versions id={id} shown={shown} selection={{ selected, select, comparing: address.comparing }} />
      )}
    </AppDialog>
  );
};

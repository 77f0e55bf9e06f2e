export { ChangedBanner, type VersionQuery } from './ChangedBanner';
export { ChangesTable } from './ChangesTable';
export { Comparison, inOrder } from './Comparison';
export { compareVersions } from './compare-versions';
export type { EntityComparisonProps, EntityHistory, EntityVersionsProps } from './HistoryDialog';
export type { VersionDisplay } from './HistoryTable';
export { useLoadedEntity } from './use-loaded-entity';
export { useVersionedAddress, VersionedPage, type PageFrame, type VersionedAddress } from './VersionedPage';
export { Versions } from './Versions';

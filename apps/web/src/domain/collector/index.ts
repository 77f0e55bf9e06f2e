export { collectorNameColumn } from './collector-name-column';
export { collectorText, withdrawalStrategyText } from './collector-text';
export { collectorFilter } from './collector-filter';
export { CollectorPicker } from './picker/CollectorPicker';
export type { CollectorOption } from './picker/recent-collectors';
export { BalanceSection } from './summary/BalanceSection';
export { CollectorLink, CollectorName, RowCollector } from './summary/CollectorLink';
export { CollectorFacts, CollectorSection } from './summary/CollectorSection';
export { useCollector } from './summary/use-collector';

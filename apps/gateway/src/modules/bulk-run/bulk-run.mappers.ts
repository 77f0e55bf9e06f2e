import type { BulkRun } from '../../api/schema-types.generated.ts';

export type BulkRunParent = Omit<BulkRun, '__typename' | 'type' | 'items'>;

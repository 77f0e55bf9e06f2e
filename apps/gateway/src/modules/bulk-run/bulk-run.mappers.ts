import type { BulkRun } from '../../graphql/schema-types.generated.ts';

export type BulkRunParent = Omit<BulkRun, '__typename' | 'type' | 'items'>;

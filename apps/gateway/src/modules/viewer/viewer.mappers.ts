import type { Viewer } from '../../api/schema-types.generated.ts';

export type ViewerParent = Omit<
  Viewer,
  'activity' | 'decisions' | 'endedBulkRuns' | 'endedImports' | 'mentions' | 'personal'
>;

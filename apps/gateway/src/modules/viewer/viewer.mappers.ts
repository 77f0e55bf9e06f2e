import type { Viewer } from '../../api/schema-types.generated.ts';

export type ViewerParent = Omit<
  Viewer,
  | 'activity'
  | 'colleagues'
  | 'decisions'
  | 'endedBulkRuns'
  | 'endedImports'
  | 'followedRecords'
  | 'mentions'
  | 'personal'
>;

import type { ReadRun } from '../../bulk-runs/run-reader.ts';

export type BulkRunParent = ReadRun;

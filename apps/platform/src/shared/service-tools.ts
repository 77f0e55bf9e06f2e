import type { JobSwitches } from '../control/job-switches.ts';
import type { Database } from '../database/open-database.ts';
import type { RunChange } from './change.ts';
import type { ExportFiles } from '../services/export/export.files.ts';
import type { ImportFiles } from '../services/import/import.files.ts';

/** Dependencies of the export job. */
interface Exporting {
  readonly files: ExportFiles;
  readonly switches: JobSwitches;
  /** Pause between batches, in milliseconds. */
  readonly pauseMs: number;
}

/** Dependencies of the import jobs. */
interface Importing {
  readonly files: ImportFiles;
  readonly switches: JobSwitches;
  /** Pause between batches, in milliseconds. */
  readonly pauseMs: number;
}

/** Dependencies of every service. */
export interface ServiceTools {
  readonly db: Database;
  readonly now: () => Date;
  readonly runChange: RunChange;
  readonly exporting: Exporting;
  readonly importing: Importing;
}

/** Request for one entity. */
export interface ById {
  Params: { id: string };
}

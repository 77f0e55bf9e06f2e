import type { JobSwitches } from '../control/job-switches.ts';
import type { Database } from '../database/open-database.ts';
import type { RunChange } from './change.ts';
import type { ExportFiles } from '../services/export/export.files.ts';
import type { ImportFiles } from '../services/import/import.files.ts';

/** Tools of the writing of exports. */
interface Exporting {
  readonly files: ExportFiles;
  readonly switches: JobSwitches;
  /** Milliseconds between some rows and the next. */
  readonly pauseMs: number;
}

/** Tools of the reading of imports, and of the making of their payments. */
interface Importing {
  readonly files: ImportFiles;
  readonly switches: JobSwitches;
  /** Milliseconds between some rows and the next. */
  readonly pauseMs: number;
}

/** Tools of every service. */
export interface ServiceTools {
  readonly db: Database;
  readonly now: () => Date;
  readonly runChange: RunChange;
  readonly exporting: Exporting;
  readonly importing: Importing;
}

/** A request for one entity. */
export interface ById {
  Params: { id: string };
}

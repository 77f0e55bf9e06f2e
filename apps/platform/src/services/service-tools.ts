import type { ExportSwitches } from '../control/export-switches.ts';
import type { Database } from '../database/open-database.ts';
import type { RunChange } from '../shared/change.ts';
import type { ExportFiles } from './export/export.files.ts';

/** Tools of the writing of exports. */
interface Exporting {
  readonly files: ExportFiles;
  readonly switches: ExportSwitches;
  /** Milliseconds between some rows and the next. */
  readonly pauseMs: number;
}

/** Tools of every service. */
export interface ServiceTools {
  readonly db: Database;
  readonly now: () => Date;
  readonly runChange: RunChange;
  readonly exporting: Exporting;
}

/** A request for one entity. */
export interface ById {
  Params: { id: string };
}

import type { Database } from '../database/open-database.ts';
import type { RunChange } from '../shared/change.ts';

/** What every service is made with. */
export interface ServiceTools {
  readonly db: Database;
  readonly now: () => Date;
  readonly runChange: RunChange;
}

/** A request for one entity. */
export interface ById {
  Params: { id: string };
}

import { and, eq } from 'drizzle-orm';
import { bulkRuns as runs } from './bulk-run.table.ts';

/** Milliseconds after its last word in which an application is believed to run. */
export const SILENCE = 15_000;

/** A run of a person. */
export interface Owned {
  readonly personId: string;
  readonly id: string;
}

/** Condition for the run of a person. */
export const isOwned = ({ personId, id }: Owned) => and(eq(runs.id, id), eq(runs.ownerId, personId));

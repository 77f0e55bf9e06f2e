import { and, eq } from 'drizzle-orm';
import { bulkRuns as runs } from './bulk-run.table.ts';

/** Milliseconds after the last report during which the application counts as running. */
export const SILENCE = 15_000;

/** Person, and the identifier of one of their runs. */
export interface Owned {
  readonly personId: string;
  readonly id: string;
}

/** Condition that matches the run only if it belongs to the person. */
export const isOwned = ({ personId, id }: Owned) => and(eq(runs.id, id), eq(runs.ownerId, personId));

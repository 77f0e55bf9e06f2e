import { eq, sql } from 'drizzle-orm';
import type { Control } from './control.ts';
import { notProgrammed } from './faults.ts';
import type { Database } from '../database/open-database.ts';
import { idempotentAnswers, platformNotes } from '../database/platform.table.ts';
import { seedPlatform, type SeedOptions } from '../seed/seed-platform.ts';
import { services } from '../services/index.ts';

interface Reset {
  readonly db: Database;
  readonly control: Control;
  readonly seed: SeedOptions;
  /** Seeds nothing at all. */
  readonly empty?: boolean | undefined;
  /** Refuses requests without a stub, with 501. When absent, the mode stays as it is. */
  readonly stubs?: boolean | undefined;
}

/**
 * Empties the tables of the services and the idempotency keys of a running platform, and resets the control state. Then
 * it seeds the platform again, unless `empty` is set.
 */
export async function resetPlatform({
  db,
  control,
  seed,
  empty = false,
  stubs = control.mode.stubs,
}: Reset): Promise<void> {
  control.mode.stubs = stubs;
  control.faults.clear();
  control.exports.set({ held: false, failing: false });
  control.imports.set({ held: false, failing: false });
  const tables = [idempotentAnswers, ...services.flatMap((service) => service.tables)];
  await db.execute(sql`truncate ${sql.join(tables, sql`, `)}`);
  await db.delete(platformNotes).where(eq(platformNotes.name, 'seeded'));
  if (!empty) await seedPlatform(db, seed);
  control.requests.clear();
  if (stubs) for (const { name } of services) control.faults.set({ service: name, fault: notProgrammed });
}

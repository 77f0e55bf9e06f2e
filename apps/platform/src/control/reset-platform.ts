import { eq, sql } from 'drizzle-orm';
import type { Control } from './control.ts';
import type { Database } from '../database/open-database.ts';
import { idempotentAnswers, platformNotes } from '../database/platform.table.ts';
import { seedPlatform, type SeedOptions } from '../seed/seed-platform.ts';
import { services } from '../services/index.ts';

interface Reset {
  readonly db: Database;
  readonly control: Control;
  readonly seed: SeedOptions;
  /** Refuses what no test has programmed, with 501; left out, it stays as it is. */
  readonly stubs?: boolean | undefined;
}

const notProgrammed = {
  kind: 'status',
  status: 501,
  body: { code: 'not_programmed', extended_code: 'not_programmed', message: 'No test has programmed this.' },
} as const;

/** Empties every table and every switch of a running platform, and seeds it anew. */
export async function resetPlatform({ db, control, seed, stubs = control.mode.stubs }: Reset): Promise<void> {
  control.mode.stubs = stubs;
  control.faults.clear();
  control.exports.set({ held: false, failing: false });
  control.imports.set({ held: false, failing: false });
  const tables = [idempotentAnswers, ...services.flatMap((service) => service.tables)];
  await db.execute(sql`truncate ${sql.join(tables, sql`, `)}`);
  await db.delete(platformNotes).where(eq(platformNotes.name, 'seeded'));
  await seedPlatform(db, seed);
  control.requests.clear();
  if (stubs) for (const { name } of services) control.faults.set({ service: name, fault: notProgrammed });
}

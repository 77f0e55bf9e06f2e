import type { Database } from '../database/open-database.ts';
import type { ExportFiles } from '../services/export/export.files.ts';
import { createRandom, type Random } from './random.ts';

/** Context of the seeds of all services. */
export interface Seeding {
  readonly tx: Database;
  readonly now: Date;
  /** Number of payments to seed. With 0, everything that depends on payments is empty, too. */
  readonly payments: number;
  /** Storage for the files of finished exports. */
  readonly exportFiles: ExportFiles;
  /** Receives the number of payments seeded so far. */
  readonly progress?: ((seeded: number) => void) | undefined;
  /**
   * Returns the generator of a seed. Services with the same seed share one sequence. Seeds are fixed numbers, because
   * others would change the data that tests and screenshots rely on.
   */
  readonly random: (seed: number) => Random;
}

/** Seed of one service. */
export type SeedService = (seeding: Seeding) => Promise<void> | void;

/** Runs the seeds of the services in order. */
export async function runSeeds(
  seeds: readonly SeedService[],
  given: Pick<Seeding, 'tx' | 'now' | 'payments' | 'exportFiles' | 'progress'>,
): Promise<void> {
  const generators = new Map<number, Random>();
  const seeding: Seeding = {
    ...given,
    random: (seed) => {
      const generator = generators.get(seed) ?? createRandom(seed);
      generators.set(seed, generator);
      return generator;
    },
  };
  for (const seed of seeds) await seed(seeding);
}

/** Caches a value for one seeding: the first service creates it, the others share it. */
export function oncePerSeeding<Value>(create: (seeding: Seeding) => Value): (seeding: Seeding) => Value {
  const values = new WeakMap<Seeding, { readonly value: Value }>();
  return (seeding) => {
    const known = values.get(seeding) ?? { value: create(seeding) };
    values.set(seeding, known);
    return known.value;
  };
}

/** Seed of the generator for collectors, payers and payments. */
export const mainSeed = 20_261_121;
/** Seed of the generator for subscriptions and catalogues. Changes to catalogues leave payments unchanged. */
export const subscriptionSeed = 20_261_122;

/** Splits a range of positions into batches, in order. */
export function* batches(count: number, size = 500): Generator<readonly number[]> {
  for (let start = 0; start < count; start += size)
    yield Array.from({ length: Math.min(size, count - start) }, (_, offset) => start + offset);
}

import type { Database } from '../database/open-database.ts';
import type { ExportFiles } from '../services/export/export.files.ts';
import { createRandom, type Random } from './random.ts';

/** Context of the seeds of all services. */
export interface Seeding {
  readonly tx: Database;
  readonly now: Date;
  /** Number of payments to seed; none leaves what follows from payments empty, too. */
  readonly payments: number;
  /** Place of the files of finished exports. */
  readonly exportFiles: ExportFiles;
  /** Reports how many payments are seeded so far. */
  readonly progress?: ((seeded: number) => void) | undefined;
  /**
   * The generator with this seed; services that name the same seed draw from the same sequence. Seeds are numbers, not names
   * of services: other numbers would change the data that tests and screenshots know.
   */
  readonly random: (seed: number) => Random;
}

/** Seed of one service. */
export type SeedService = (seeding: Seeding) => Promise<void> | void;

/** Runs the seeds of the services in their order. */
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

/** Creates a value once a seeding: the first service that needs it makes it, the others share it. */
export function oncePerSeeding<Value>(create: (seeding: Seeding) => Value): (seeding: Seeding) => Value {
  const values = new WeakMap<Seeding, { readonly value: Value }>();
  return (seeding) => {
    const known = values.get(seeding) ?? { value: create(seeding) };
    values.set(seeding, known);
    return known.value;
  };
}

/** Seed of the generator that collectors, payers and payments draw from. */
export const mainSeed = 20_261_121;
/** Seed of the generator that subscriptions and catalogues draw from, so that more of them leave payments as they are. */
export const subscriptionSeed = 20_261_122;

/** Splits a range of positions into batches, in order. */
export function* batches(count: number, size = 500): Generator<readonly number[]> {
  for (let start = 0; start < count; start += size)
    yield Array.from({ length: Math.min(size, count - start) }, (_, offset) => start + offset);
}

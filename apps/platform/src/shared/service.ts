import type { ServiceName } from '@backoffice/contracts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { SeedService } from '../seed/seeding.ts';
import type { ExportFiles } from '../services/export/export.files.ts';
import type { ServiceTools } from './service-tools.ts';

/** A request of an operation: its path within the service, and its body. */
export interface Example {
  readonly path: string;
  readonly body?: object;
}

/** Storage that examples put their entities into. */
export interface ExampleStore {
  readonly db: Database;
  readonly files: ExportFiles;
}

/** A request that the service accepts for each operation of its contract, by the operation's id. */
export type Examples = (store: ExampleStore) => Readonly<Record<string, () => Promise<Example> | Example>>;

/** Declaration of a service: the platform mounts, seeds, vacuums, empties and checks what stands here. */
export interface Service {
  /** Name in the contracts, and path of the service. */
  readonly name: ServiceName;
  /** Every table of the service. */
  readonly tables: readonly PgTable[];
  readonly routes: (app: FastifyInstance, tools: ServiceTools) => void;
  /** Without it, its rows come with those of other services. */
  readonly seed?: SeedService;
  readonly examples: Examples;
}

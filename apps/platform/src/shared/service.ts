import type { ServiceName } from '@backoffice/contracts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { SeedService } from '../seed/seeding.ts';
import type { ExportFiles } from '../services/export/export.files.ts';
import type { ServiceTools } from './service-tools.ts';

/** Example request of an operation: path within the service, and body. */
export interface Example {
  readonly path: string;
  readonly body?: object;
}

/** Storage to which examples add their entities. */
export interface ExampleStore {
  readonly db: Database;
  readonly files: ExportFiles;
}

/** Valid example request for each operation of a contract, by operation id. */
export type Examples = (store: ExampleStore) => Readonly<Record<string, () => Promise<Example> | Example>>;

/**
 * Declaration of a service. The platform mounts, seeds and resets each declared service; tests check its answers
 * against its contract.
 */
export interface Service {
  /** Name in the contracts, which also give its path. */
  readonly name: ServiceName;
  /** Every table of the service. Migrations create them; a reset of the platform empties them. */
  readonly tables: readonly PgTable[];
  readonly routes: (app: FastifyInstance, tools: ServiceTools) => void;
  /** Seeds the service. When absent, another service's seed inserts its rows. */
  readonly seed?: SeedService;
  readonly examples: Examples;
}

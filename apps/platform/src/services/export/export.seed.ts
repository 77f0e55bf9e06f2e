import type { Export, ExportFormat, ExportType } from '@backoffice/contracts/export';
import { insertDocuments } from '../../database/insert-documents.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { anExport } from './export.builder.ts';
import { exportedLists } from './export.lists.ts';
import { exports } from './export.table.ts';
import { writeExport } from './export.writing.ts';

const count = 25;
const second = 1_000;
const day = 24 * 60 * 60 * second;
/** Age of the oldest export, in milliseconds. */
const oldest = 60 * day;

const people = ['operador', 'operador', 'administrador', 'tesoreria'] as const;
const formats: readonly ExportFormat[] = ['xlsx', 'xlsx', 'csv', 'json'];
const failures = ['interrupted', 'storage_full', 'internal_error'] as const;
/** One export in this many has failed. */
const failing = 6;
/** Number of payments above which exports cover a shorter period, in inverse proportion. */
const fullDays = 100_000;

/**
 * Inserts a history of exports, newest first. Finished ones have files with the current rows. Without payments there
 * are no exports.
 */
export async function seedExports({ tx: db, now, payments, exportFiles: files, ...seeding }: Seeding): Promise<void> {
  if (payments === 0) return;
  const random = seeding.random(20_261_124);
  const seeded: Export[] = [];
  for (let place = 0; place < count; place += 1) {
    const at = now.getTime() - ((place + random.next()) * oldest) / count;
    const requested = requestedAt(random, at, { place, payments });
    const ended = new Date(Math.min(at + random.between(2, 90) * second, now.getTime())).toISOString();
    const end = fails(place) ? failed(random, place) : await writeExport(requested, { db, files });
    seeded.push({ ...requested, ...end, updated_date: ended });
  }
  await insertDocuments(db, exports, seeded);
}

/** Number of the export, and number of payments to choose from. */
interface Seeded {
  readonly place: number;
  readonly payments: number;
}

const fails = (place: number): boolean => place % failing === failing - 1;

function requestedAt(random: Random, at: number, { place, payments }: Seeded): Export {
  const type: ExportType = fails(place) || random.chance(0.7) ? 'payments' : 'subscription';
  const columns = exportedLists[type].columns.map(({ name }) => name);
  return anExport({
    id: random.hex(24),
    created_date: new Date(at).toISOString(),
    type,
    format: formats[place % formats.length] ?? 'csv',
    requested_by: random.pick(people),
    // files stay small for any number of payments
    filter: type === 'payments' ? daysUntil(at, random.between(1, 4) * Math.min(1, fullDays / payments)) : active,
    columns: random.chance(0.6) ? columns : columns.slice(0, 10),
  });
}

/** Encodes a filter as a list sends it: conditions and an order. */
const filterOf = (filters: readonly object[]): string =>
  new URLSearchParams({
    filters: JSON.stringify(filters),
    sorts: JSON.stringify([{ field: 'request_date', direction: 'descending' }]),
  }).toString();

/** Returns the filter for payments requested in the last `days` days before `at`. */
const daysUntil = (at: number, days: number): string =>
  filterOf([
    {
      field: 'request_date',
      value: new Date(at - days * day).toISOString(),
      operation: 'GREATER_THAN_OR_EQUAL_TO',
    },
    { field: 'request_date', value: new Date(at).toISOString(), operation: 'LESS_THAN_OR_EQUAL_TO' },
  ]);

const active = filterOf([
  { field: 'status', value: 'active', operation: 'EQUAL' },
  { field: 'collector_id', value: 'GIMV', operation: 'EQUAL' },
]);

const failed = (random: Random, place: number): Partial<Export> => {
  const records = random.between(500, 2_900);
  return {
    status: 'error',
    records,
    processed_records: Math.floor(records * random.next()),
    error_detail: failures[Math.floor(place / failing) % failures.length] ?? null,
  };
};

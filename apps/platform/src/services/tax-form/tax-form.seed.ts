import type { TaxFormStructure } from '@backoffice/contracts/tax-form';
import { insertDocuments } from '../../database/insert-documents.ts';
import { later } from '../../seed/moments.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { seededCollectors } from '../collector/collector.names.seed.ts';
import { aTaxForm } from './tax-form.builder.ts';
import { fileNameOf } from './tax-form.file.ts';
import { createTaxFormRepository, periodOf } from './tax-form.repository.ts';
import { taxFormStructures } from './tax-form.structures.ts';
import { taxForms, type StoredTaxForm, type TaxFormLine } from './tax-form.table.ts';

const months = 36;
/**
 * Oldest month with an unpresented correction, counted back from this month. Payments of these months are in the seed.
 */
const corrected = 3;
const day = 24 * 60;
const reasons = ['Faltaba una entidad', 'El total no coincidía con el del mes', null] as const;

/**
 * Inserts the forms of the last three years, one for each month and structure that existed then. Forms of the last
 * month vary in status, and this month has forms that are still being generated.
 */
export async function seedTaxForms(seeding: Seeding): Promise<void> {
  if (seeding.payments === 0) return;
  const random = seeding.random(20_261_201);
  const own = createTaxFormRepository(seeding.tx);
  const made: StoredTaxForm[] = [];
  for (let back = months; back >= 1; back -= 1) {
    const period = monthBefore(periodOf(seeding.now), back);
    const paid = await own.linesOf(period);
    const lines = paid.length > 0 ? paid : linesOf(random);
    for (const structure of structuresIn(period)) {
      const form = formOf(random, { structure, period, lines }, seeding.now);
      made.push(...(back === 1 ? lastMonth(form, structure) : [form]));
      if (back > 1 && back <= corrected && structure.form_name.startsWith('SI')) made.push(correctionOf(form));
    }
  }
  await insertDocuments(seeding.tx, taxForms, [...made, ...underWay(random, seeding.now)]);
}

/** Builds forms of this month that are generated at start-up, one in each status of the process. */
const underWay = (random: Random, now: Date): readonly StoredTaxForm[] => {
  const at = now.toISOString();
  return [
    ['pending', 'RG 4614', '2.0'],
    ['generating', 'SICORE', '8.0'],
    ['reprocess', 'SIRCREB', '1.4'],
  ].map(([status = '', form_name = '', version = ''], position) =>
    aTaxForm({
      id: random.hex(24),
      status,
      period: periodOf(now),
      created_date: later(at, -position - 1),
      file_structure: { form_name, version },
      file_name: null,
      status_date: at,
      lines: [],
      ...(status === 'reprocess'
        ? { reprocess_date: at, reprocess_by: 'tesoreria', reprocess_detail: 'Faltaba una entidad' }
        : {}),
    }),
  );
};

const monthBefore = (period: string, back: number): string => {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
};

/** Returns the newest version of each structure that existed in a month. */
const structuresIn = (period: string): readonly TaxFormStructure[] => [
  ...new Map(
    taxFormStructures
      .filter(({ created_date }) => created_date.slice(0, 7) <= period)
      .map((one) => [one.form_name, one]),
  ).values(),
];

/** Generates amounts of collectors for months before the first stored payment. */
const linesOf = (random: Random): readonly TaxFormLine[] =>
  seededCollectors.map(({ signature }) => ({
    collector_id: signature,
    count: random.between(40, 900),
    cents: random.between(20_000_000, 900_000_000),
  }));

interface Wanted {
  readonly structure: TaxFormStructure;
  readonly period: string;
  readonly lines: readonly TaxFormLine[];
}

function formOf(random: Random, { structure, period, lines }: Wanted, now: Date): StoredTaxForm {
  const file_structure = { form_name: structure.form_name, version: structure.version };
  const wanted = later(`${period}-28T12:00:00.000Z`, random.between(3, 5) * day + random.between(0, 480));
  const latest = now.toISOString();
  const created_date = wanted < latest ? wanted : later(latest, -random.between(60, day));
  const deliveredAt = later(created_date, random.between(60, 2 * day));
  const delivery_date = deliveredAt < latest ? deliveredAt : later(created_date, 30);
  const wasReprocessed = random.chance(0.1);
  return aTaxForm({
    id: random.hex(24),
    afip_transaction_id: random.digits(12),
    period,
    status: 'delivered',
    created_by: random.pick(['tesoreria', 'administrador']),
    created_date,
    file_structure,
    file_name: fileNameOf({ period, file_structure }),
    delivery_date,
    reprocess_date: wasReprocessed ? later(created_date, 20) : null,
    reprocess_by: wasReprocessed ? 'tesoreria' : null,
    reprocess_detail: wasReprocessed ? random.pick(reasons) : null,
    status_date: delivery_date,
    lines,
  });
}

const unpresented = { afip_transaction_id: null, delivery_date: null } as const;

/** Derives another id from an id, always the same. */
const reversed = (id: string): string => id.split('').reverse().join('');

const correctionOf = (form: StoredTaxForm): StoredTaxForm => ({
  ...form,
  ...unpresented,
  id: reversed(form.id),
  status: 'created',
  created_date: later(form.created_date, 4 * day),
});

/**
 * Returns the forms of the last month. Two structures are presented, one awaits presentation, two have a failed form,
 * and one has none.
 */
function lastMonth(form: StoredTaxForm, { form_name }: TaxFormStructure): readonly StoredTaxForm[] {
  const failed: StoredTaxForm = {
    ...form,
    ...unpresented,
    id: reversed(form.id),
    created_date: later(form.created_date, -45),
    status: 'error',
    status_detail: 'records_mismatch',
    file_name: null,
  };
  if (form_name === 'SIRTAC') return [];
  if (form_name === 'SIFERE') return [failed];
  if (form_name === 'RG 4614') return [failed, { ...form, ...unpresented, status: 'created' }];
  return [form];
}

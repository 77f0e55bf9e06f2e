import { and, eq, inArray, sql } from 'drizzle-orm';
import { insertDocuments } from '../../database/insert-documents.ts';
import { dayOf } from '../../shared/day.ts';
import { later } from '../../seed/moments.ts';
import type { Random } from '../../seed/random.ts';
import type { Seeding } from '../../seed/seeding.ts';
import { payments } from '../payment/payment.table.ts';
import { aProviderReport } from './provider-report.builder.ts';
import { fileNameOf } from './provider-report.file.ts';
import { lineColumns, paidDate } from './provider-report.repository.ts';
import { providerReports, type StoredProviderReport, type ProviderReportLine } from './provider-report.table.ts';

const weeks = 8;
/** Minutes in a day. */
const day = 24 * 60;

interface Integration {
  readonly provider: string;
  readonly extension: string;
  readonly collectors: readonly string[];
}

const integrations: readonly Integration[] = [
  { provider: 'Contable Sur', extension: 'txt', collectors: ['LUZN', 'ELPA', 'AGCU'] },
  { provider: 'Gestión Escolar', extension: 'csv', collectors: ['COAC', 'INBE'] },
  { provider: 'Consorcios Online', extension: 'txt', collectors: ['CONS', 'ADMI'] },
  { provider: 'Socios Net', extension: 'csv', collectors: ['CLAT', 'CLNA', 'GIMV'] },
];
const refusals = ['Archivo duplicado', 'Registro 02 inválido', null] as const;

interface Week {
  readonly start_date: string;
  readonly end_date: string;
}

/** Returns the weeks with a report, newest first. A week is Monday to Sunday in Buenos Aires. */
function weeksBefore(now: Date): readonly Week[] {
  const today = `${dayOf(now)}T03:00:00.000Z`;
  const monday = later(today, -((new Date(today).getUTCDay() + 6) % 7) * day);
  return Array.from({ length: weeks }, (_, at) => {
    const end = later(monday, -at * 7 * day);
    return { start_date: later(end, -7 * day), end_date: new Date(Date.parse(end) - 1).toISOString() };
  });
}

/**
 * Returns the status of a report. Most old ones were sent, and many new ones await approval. One new report of each
 * provider is in process at start-up.
 */
const statusOf = (random: Random, week: number, place: number): string => {
  if (week === 0 && place === 0) return 'in_process';
  if (random.chance(0.15)) return 'error';
  return random.chance(week <= 1 ? 0.6 : 0.15) ? 'pending_approval' : 'sent';
};

interface PaidLine extends ProviderReportLine {
  readonly collector_id: string;
}

/** Reads the amounts paid to the collectors since a timestamp. */
const paidSince = ({ tx }: Seeding, moment: string): Promise<PaidLine[]> =>
  tx
    .select({ ...lineColumns, collector_id: sql<string>`${payments.collectorId}` })
    .from(payments)
    .where(
      and(
        inArray(
          payments.collectorId,
          integrations.flatMap(({ collectors }) => collectors),
        ),
        eq(payments.status, 'approved'),
        sql`${paidDate} >= ${moment}`,
      ),
    )
    .orderBy(paidDate, payments.id);

interface Wanted {
  readonly collector_id: string;
  readonly integration: Integration;
  readonly dates: Week;
  readonly status: string;
  readonly lines: readonly ProviderReportLine[];
}

function reportOf(random: Random, { collector_id, integration, dates, status, lines }: Wanted, now: Date) {
  const file_name = fileNameOf({ collector_id, ...dates }, integration.extension);
  const made = later(dates.end_date, random.between(60, 600));
  const generated_date = made < now.toISOString() ? made : now.toISOString();
  return aProviderReport({
    id: random.hex(24),
    metadata: {
      file_path: `/softprovider/${collector_id}/${file_name}`,
      file_name,
      result_send: status === 'sent' ? 'OK' : status === 'error' ? random.pick(refusals) : null,
    },
    soft_provider: integration.provider,
    collector_id,
    ...dates,
    status,
    generated_date,
    status_date: status === 'in_process' ? now.toISOString() : generated_date,
    lines,
  });
}

/** Inserts a report for each week and each collector with a software provider. */
export async function seedProviderReports(seeding: Seeding): Promise<void> {
  if (seeding.payments === 0) return;
  const random = seeding.random(20_261_215);
  const reported = weeksBefore(seeding.now);
  const paid = await paidSince(seeding, reported.at(-1)?.start_date ?? seeding.now.toISOString());
  const made: StoredProviderReport[] = [];
  for (const [week, dates] of reported.entries())
    for (const integration of integrations)
      for (const [place, collector_id] of integration.collectors.entries()) {
        const lines = paid
          .filter((line) => line.collector_id === collector_id)
          .filter(({ paid_date }) => paid_date >= dates.start_date && paid_date <= dates.end_date)
          .map(({ collector_id: _owner, ...line }) => line);
        const status = statusOf(random, week, place);
        made.push(reportOf(random, { collector_id, integration, dates, status, lines }, seeding.now));
      }
  await insertDocuments(seeding.tx, providerReports, made);
}

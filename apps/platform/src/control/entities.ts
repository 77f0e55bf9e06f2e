import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import type { DocumentTable } from '../database/document-table.ts';
import { insertDocuments } from '../database/insert-documents.ts';
import * as services from '../services/index.ts';
import { newId } from '../shared/new-id.ts';
import { Problem } from '../shared/problem.ts';

/**
 * Puts one entity into its service, with what is given and usual values for the rest.
 * @throws Problem for a property that the entity does not have, a value of another type, or an id that is there already
 */
type AddEntity = (db: Database, given: object, now: Date) => Promise<object>;

/** Fault of a given value, beside the usual one; null says nothing of what else may stand there. */
const faultOf = (known: object, optional: readonly string[], [name, value]: [string, unknown]): string | undefined => {
  const usual: unknown = Reflect.get(known, name);
  if (usual === undefined) return optional.includes(name) ? undefined : 'there is no such property';
  const isOther = usual !== null && value !== null && typeof usual !== typeof value;
  return isOther ? `${typeof usual} instead of ${typeof value}` : undefined;
};

const demandKnown = (known: object, optional: readonly string[], given: object): void => {
  const faults = Object.entries(given).map((entry) => [entry[0], faultOf(known, optional, entry)] as const);
  const fields = Object.fromEntries(faults.flatMap(([name, fault]) => (fault === undefined ? [] : [[name, fault]])));
  if (Object.keys(fields).length === 0) return;
  const names = [...Object.keys(known), ...optional].join(', ');
  throw new Problem(400, 'invalid_value', `${JSON.stringify(fields)}. There are: ${names}.`, { fields });
};

const kind =
  <Document extends { readonly id: string }>(
    table: DocumentTable<Document>,
    usual: (id: string, moment: string) => Document,
    optional: readonly (keyof Document & string)[] = [],
  ): AddEntity =>
  async (db, given, now) => {
    const known = usual(newId(), now.toISOString());
    demandKnown(known, optional, given);
    const document = Object.assign(known, given);
    const [present] = await db.select({ id: table.id }).from(table).where(eq(table.id, document.id));
    if (present) throw new Problem(409, 'invalid_value', `"${document.id}" is there already: reset between tests.`);
    await insertDocuments(db, table, [document]);
    return document;
  };

const collector = { collector_id: 'LUZN' };

/** Kinds of entities that tests may add, by their names in addresses. */
export const entityKinds: Readonly<Record<string, AddEntity>> = {
  payments: kind(services.payments, (id, moment) => services.aPayment({ id, ...collector, request_date: moment })),
  subscriptions: kind(services.subscriptions, (id, moment) =>
    services.aSubscription({ id, ...collector, request_date: moment }),
  ),
  notifications: kind(services.notifications, (id, date) =>
    services.aNotification({ id, date, destination: 'ana@correo.example' }),
  ),
  transfers: kind(services.transfers, (id) => services.aTransfer({ id })),
  withdraws: kind(services.withdraws, (id) => services.aWithdraw({ id }), ['destination', 'file_date']),
  withdrawals: kind(services.withdrawals, (id) => services.aWithdrawal({ id }), ['request_user']),
  batches: kind(services.withdrawalBatches, (id) => services.aBatch({ id }), [
    'process_date',
    'file_date',
    'status_detail',
  ]),
  distributions: kind(services.distributions, (id) => services.aDistribution({ id }), ['destinations_payable']),
  taxForms: kind(services.taxForms, (id) => services.aTaxForm({ id })),
  gatewayBatches: kind(services.gatewayBatches, (id) => services.aGatewayBatch({ id })),
  bins: kind(services.bins, (id) => services.aBin({ id })),
  reports: kind(services.providerReports, (id) => services.aProviderReport({ id }), ['generated_date', 'sent_date']),
  exports: kind(services.exports, (id, moment) => services.anExport({ id, created_date: moment })),
  imports: kind(services.imports, (id, moment) => services.anImport({ id, request_date: moment })),
};

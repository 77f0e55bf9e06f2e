import type { Database } from '../database/open-database.ts';
import type { DocumentTable } from '../database/document-table.ts';
import { insertDocuments } from '../database/insert-documents.ts';
import * as services from '../services/index.ts';
import { newId } from '../shared/new-id.ts';

/** Puts one entity into its service, with what is given and usual values for the rest. */
type AddEntity = (db: Database, given: object, now: Date) => Promise<object>;

const kind =
  <Document extends { readonly id: string }>(
    table: DocumentTable<Document>,
    usual: (id: string, moment: string) => Document,
  ): AddEntity =>
  async (db, given, now) => {
    const document = Object.assign(usual(newId(), now.toISOString()), given);
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
  withdraws: kind(services.withdraws, (id) => services.aWithdraw({ id })),
  withdrawals: kind(services.withdrawals, (id) => services.aWithdrawal({ id })),
  batches: kind(services.withdrawalBatches, (id) => services.aBatch({ id })),
  distributions: kind(services.distributions, (id) => services.aDistribution({ id })),
  taxForms: kind(services.taxForms, (id) => services.aTaxForm({ id })),
  gatewayBatches: kind(services.gatewayBatches, (id) => services.aGatewayBatch({ id })),
  bins: kind(services.bins, (id) => services.aBin({ id })),
  reports: kind(services.providerReports, (id) => services.aProviderReport({ id })),
  exports: kind(services.exports, (id, moment) => services.anExport({ id, created_date: moment })),
  imports: kind(services.imports, (id, moment) => services.anImport({ id, request_date: moment })),
};

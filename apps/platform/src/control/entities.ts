import { IDENTIFIER } from '@backoffice/contracts';
import type { EntityKind } from '@backoffice/test-kit';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import type { DocumentTable } from '../database/document-table.ts';
import { insertDocuments } from '../database/insert-documents.ts';
import * as services from '../services/index.ts';
import { newId } from '../shared/new-id.ts';
import { Problem } from '../shared/problem.ts';

/**
 * Adds entities to their service, all of them or none. Properties that are not given get default values.
 * @throws Problem for a property that an entity does not have, a value of another type, or an id that is there already
 */
type AddEntities = (db: Database, given: readonly object[], now: Date) => Promise<readonly object[]>;

/** Message for an id that cannot appear in an address. */
const NOT_IDENTIFIED = 'is no identifier: at most 64 letters, digits, _ and -, with a digit or else in capitals alone';

/**
 * Returns the fault of a given value, compared with the default one. A default of null does not tell the type, so any
 * value passes.
 */
const faultOf = (known: object, optional: readonly string[], [name, value]: [string, unknown]): string | undefined => {
  const usual: unknown = Reflect.get(known, name);
  if (usual === undefined) return optional.includes(name) ? undefined : 'there is no such property';
  if (name === 'id' && typeof value === 'string' && !IDENTIFIER.test(value)) return NOT_IDENTIFIED;
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
    insert: (db: Database, documents: readonly Document[]) => Promise<unknown> = (db, documents) =>
      insertDocuments(db, table, documents),
  ): AddEntities =>
  async (db, given, now) => {
    const documents = given.map((one) => {
      const { id } = { id: undefined, ...one };
      const known = usual(typeof id === 'string' ? id : newId(), now.toISOString());
      demandKnown(known, optional, one);
      return Object.assign(known, one);
    });
    const ids = documents.map(({ id }) => id);
    const [present] = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids)).limit(1);
    const taken = present?.id ?? ids.find((id, at) => ids.indexOf(id) !== at);
    if (taken !== undefined)
      throw new Problem(409, 'invalid_value', `"${taken}" is there already: reset between tests.`);
    await insert(db, documents);
    return documents;
  };

const collector = { collector_id: 'LUZN' };

/** Kinds of entities that tests may add, by their names in URLs. */
export const entityKinds: Readonly<Record<EntityKind, AddEntities>> = {
  payments: kind(services.payments, (id, moment) => services.aPayment({ id, ...collector, request_date: moment })),
  subscriptions: kind(services.subscriptions, (id, moment) =>
    services.aSubscription({ id, ...collector, request_date: moment }),
  ),
  notifications: kind(services.notifications, (id, date) =>
    services.aNotification({ id, date, destination: 'ana@correo.example' }),
  ),
  payers: kind(services.payers, (id) => ({
    id,
    name: 'Ana Sosa',
    email: 'ana@correo.example',
    external_reference: null,
    identification: null,
    phones: [],
  })),
  payerReferences: kind(services.payerReferences, (id) => ({
    id,
    ...collector,
    name: 'Ana Sosa',
    email: 'ana@correo.example',
    external_reference: null,
    identification: null,
  })),
  collectors: kind(
    services.collectors,
    (id) => ({
      id,
      signature: id,
      name: `Entidad ${id}`,
      checkout_version: 'v2',
      match_import: null,
      withdrawal_strategy: null,
    }),
    [],
    (db, documents) =>
      db.insert(services.collectors).values(
        documents.map((document) => {
          const balance = { collector_id: document.id, amount: 0, available_amount: 0, currency_id: 'ARS' };
          return { id: document.id, document, balance };
        }),
      ),
  ),
  promotions: kind(services.promotions, (id, moment) => ({
    id,
    name: `Promoción ${id}`,
    collector_id: null,
    media_payment_ids: [9],
    installments: null,
    discount: null,
    valid_from: moment,
    valid_to: null,
    active: true,
  })),
  gateways: kind(services.gateways, (id) => ({
    id,
    name: `Gateway ${id}`,
    description: null,
    media_payment_ids: [9],
    is_default: false,
    active: true,
  })),
  transactionBatches: kind(services.transactionBatches, (id) => services.aTransactionBatch({ id })),
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

/** Returns whether there are entities of this name. */
export const isKind = (name: string): name is EntityKind => Object.hasOwn(entityKinds, name);

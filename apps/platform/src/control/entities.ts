import { randomInt } from 'node:crypto';
import { IDENTIFIER } from '@backoffice/contracts';
import type { EntityKind } from '@backoffice/test-kit';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import type { DocumentTable } from '../database/document-table.ts';
import { insertDocuments } from '../database/insert-documents.ts';
import * as services from '../services/index.ts';
import { entityFaults } from './entity-check.ts';
import { newId } from '../shared/new-id.ts';
import { Problem } from '../shared/problem.ts';
import { property } from '../shared/property.ts';

/**
 * Adds entities to their service, all of them or none. Properties that are not given get default values.
 * @throws Problem for an unknown property, a value of another type, an invalid id, or an id that exists already
 */
type AddEntities = (db: Database, given: readonly object[], now: Date) => Promise<readonly object[]>;

/** Message for an id that cannot appear in an address. */
const NOT_IDENTIFIED = 'is no identifier: at most 64 letters, digits, _ and -, with a digit or else in capitals alone';

/** Name of the id in the contract, where it is not `id`. */
const idNames: Partial<Readonly<Record<EntityKind, string>>> = { imports: 'import_id' };

/** Returns an id of the form that the contract requires. A bin has the first six digits of its cards. */
const idFor = (kind: EntityKind): string => (kind === 'bins' ? String(randomInt(100_000, 1_000_000)) : newId());

/** @throws Problem that names each property of `given` that the entity cannot have, with the reason */
const demandPossible = (kind: EntityKind, usual: object, given: object, place: string): void => {
  const id = property(given, 'id');
  const { [kind]: idName = 'id' } = idNames;
  const named = property(given, idName) ?? id;
  const fields = {
    ...entityFaults(kind, usual, given),
    ...(typeof named === 'string' && !IDENTIFIER.test(named) && { [idName]: NOT_IDENTIFIED }),
    ...(id !== undefined && id !== named && { id: `is ${JSON.stringify(id)}, must be the \`${idName}\`` }),
  };
  const reasons = Object.entries(fields).map(([path, reason]) => `\`${path}\`: ${reason}.`);
  if (reasons.length > 0) throw new Problem(400, 'invalid_value', place + reasons.join(' '), { fields });
};

const kind =
  <Document extends { readonly id: string }>(
    table: DocumentTable<Document>,
    usual: (id: string, moment: string) => Document,
    insert: (db: Database, documents: readonly Document[]) => Promise<unknown> = (db, documents) =>
      insertDocuments(db, table, documents),
  ) =>
  (name: EntityKind): AddEntities =>
  async (db, given, now) => {
    const documents = given.map((one, at) => {
      const id = property(one, idNames[name] ?? 'id') ?? property(one, 'id');
      const known = usual(typeof id === 'string' ? id : idFor(name), now.toISOString());
      demandPossible(name, known, one, given.length > 1 ? `Entity ${at} (from 0): ` : '');
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

const kinds: Readonly<Record<EntityKind, (name: EntityKind) => AddEntities>> = {
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

/** Names of the kinds in URLs. */
export const kindNames = Object.keys(kinds);

/** Returns whether there are entities of this name. */
export const isKind = (name: string): name is EntityKind => Object.hasOwn(kinds, name);

/** Adds entities of a kind, all of them or none. */
export const addEntities = (name: EntityKind, ...rest: Parameters<AddEntities>): ReturnType<AddEntities> =>
  kinds[name](name)(...rest);

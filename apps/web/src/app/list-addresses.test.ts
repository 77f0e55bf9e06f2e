// Guards: The address of every list holds all of its state, and every search that a list offers at first is valid.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { listQueries } from '@backoffice/schema/permissions';
import { typeDefs } from '@backoffice/schema/type-defs';
import { buildSchema, coerceInputValue, isObjectType, type GraphQLInputType } from 'graphql';
import type { ListDefinition } from '@/shared/list/list-definition';
import { isRecord } from '@/shared/is-record';

type Address = Readonly<Record<string, string>>;

const text = { q: 'Núñez & Cía' };
const collector = { collector_id: 'LUZN', collector_name: 'Luz del Norte' };
const payerAndMethod = { pagador: 'a+b@ejemplo.com.ar', medio: '9,92' };
const days = { period: '2026-11-03..2026-11-20' };
const paged = (orden: string): Address => ({ orden, pagina: '3', filas: '100' });
const batches: Address = { lote: '17', importe: '>1000', status: 'close', ...days, ...paged('batch_number') };

/** An address of each list in which every parameter differs from its default. */
const addresses: Readonly<Record<string, Address>> = {
  'payments.list': {
    ...text,
    codigos: 'TX-1 TX-2',
    ...collector,
    ...payerAndMethod,
    importe: '1234,50',
    tarjeta: '450995',
    status: 'overdue',
    ...days,
    ...paged('final_amount'),
  },
  'refunds.list': { ...text, ...collector, status: 'rejected', importe: '>1000', ...days, ...paged('payer_name') },
  'collectors.list': { ...text, ...paged('-signature') },
  'payers.list': { ...text, ...paged('email') },
  'payer-references.list': { ...text, ...collector, ...paged('external_reference') },
  'promotions.list': { ...text, ...collector, estado: 'inactivas', ...paged('name') },
  'gateways.list': { ...text, ...paged('-name') },
  'gateways.default': { ...paged('-name') },
  'subscriptions.list': {
    ...text,
    ...collector,
    ...payerAndMethod,
    importe: '>1000',
    tarjeta: '2329',
    status: 'payer_deferred',
    tipo: 'credit',
    ...paged('last_four_digits'),
  },
  'imports.list': { ...text, ...collector, status: 'pending_approved', period: 'ayer', ...paged('issued_amount') },
  'imports.rows': { ...text, status: 'issued', ...paged('external_transaction_id') },
  'transfers.list': {
    ...text,
    ...collector,
    cuit: '30500010912',
    importe: '1000-2000',
    status: 'auto_conciliated',
    ...days,
    ...paged('payer_cuit'),
  },
  'withdraws.list': {
    ...text,
    ...collector,
    importe: '<5000',
    cuenta: 'perro.gato.luna',
    status: 'transferred',
    ...days,
    ...paged('requested_by'),
  },
  'withdrawals.pending': {
    ...text,
    ...collector,
    importe: '<5000',
    cuenta: 'perro.gato.luna',
    status: 'refused',
    ...paged('transfer_date'),
  },
  'withdrawals.history': {
    ...text,
    ...collector,
    importe: '<5000',
    cuenta: 'perro.gato.luna',
    status: 'refused',
    ...days,
    ...paged('collector_id'),
  },
  'batches.list': { ...collector, importe: '>1000', status: 'in_withdrawn', ...days, ...paged('record_count') },
  'distributions.list': {
    tipo: 'programadas',
    ...text,
    cuenta: 'perro.gato.luna',
    importe: '>1000',
    status: 'error',
    ...days,
    ...paged('total_amount'),
  },
  'tax-forms.list': { ...text, status: 'delivered', ...paged('afip_transaction_id') },
  'exports.list': {
    id: '65a1f0c2b3d4e5f601234567',
    period: 'ayer',
    tipo: 'subscription',
    formato: 'csv',
    status: 'in_process',
    ...paged('created_date'),
  },
  'transaction-batches.list': batches,
  'gateway-batches.list': batches,
  'software-provider-reports.list': { ...text, ...days, status: 'sent', ...paged('start_date') },
  'activities.list': {
    usuario: 'tesoreria',
    id: '65a1f0c2b3d4e5f601234567',
    solicitud: '2ed3b00c-1e3e-4572-bb1e-f116e648fc5b',
    nota: 'por teléfono',
    tipo: 'payment',
    accion: 'cancelpayment',
    clase: 'change',
    resultado: 'failed',
    period: 'ayer',
    ...paged('time'),
  },
  'bins.list': { ...text, ...paged('payment_method') },
};

type Definition = ListDefinition<Readonly<Record<string, unknown>>, string, object>;

const isDefinition = (value: unknown): value is Definition =>
  isRecord(value) && typeof value['key'] === 'string' && typeof value['parse'] === 'function';

const definitionsIn = (value: unknown): readonly Definition[] =>
  isDefinition(value) ? [value] : isRecord(value) ? Object.values(value).filter(isDefinition) : [];

const root = join(import.meta.dirname, '../features');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => join(root, file))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('defineList('));
const definitions: Definition[] = [];
// one after another: Jest loses a module that two concurrent imports share
for (const file of files) {
  const module: object = await import(file);
  definitions.push(...Object.values(module).flatMap(definitionsIn));
}

test('every list has an address in this test', () => {
  expect([...new Set(definitions.map(({ key }) => key))].toSorted()).toEqual(Object.keys(addresses).toSorted());
});

test.each(definitions)('the address of $key restores the same list, and contains all of its state', (list) => {
  const address = { ...Object.fromEntries(new URLSearchParams(list.bare)), ...addresses[list.key] };
  const state = list.parse(new URLSearchParams(address));
  expect(Object.fromEntries(list.format(state))).toEqual(address);
  expect(list.parse(list.format(state))).toEqual(state);
  expect(list.invalidParameters(new URLSearchParams(address))).toEqual([]);
  const filters = Object.entries(list.empty());
  const left = filters.filter(([name, value]) => isDeepStrictEqual(state[name], value));
  expect({ 'filters that the address above does not set': left.map(([name]) => name) }).toEqual({
    'filters that the address above does not set': [],
  });
});

const schema = buildSchema(typeDefs);

/** Field of the schema for each list, by the key of the list. */
const fieldOf: Readonly<Record<string, string>> = {
  ...listQueries,
  'gateways.default': 'Query.defaultGateways',
  'imports.rows': 'Import.rows',
  'withdrawals.history': 'Query.withdrawals',
  'withdrawals.pending': 'Query.withdrawals',
};

/** Returns the input type of a list's filter, or undefined if the list has no filter. */
const filterTypeOf = (key: string): GraphQLInputType | undefined => {
  const [type = '', field = ''] = fieldOf[key]?.split('.') ?? [];
  const holder = schema.getType(type);
  const found = isObjectType(holder) ? holder.getFields()[field] : undefined;
  expect([key, found?.name]).toEqual([key, field]);
  return found?.args.find(({ name }) => name === 'filter')?.type;
};

test.each(definitions)('the schema accepts every filter of $key', (list) => {
  const type = filterTypeOf(list.key);
  const filter = list.filterOf(list.parse(new URLSearchParams({ ...addresses[list.key] })));
  const refused: string[] = [];
  if (type)
    coerceInputValue(filter, type, (path, _value, { message }) => refused.push(`${path.join('.')}: ${message}`));
  expect(type ? refused : Object.keys(filter)).toEqual([]);
});

test('every search that a list offers at first is valid, and the list keeps all of it', () => {
  const offered = definitions.flatMap((list) => (list.starters ?? []).map(({ search }) => ({ list, search })));
  expect(offered.length).toBeGreaterThan(7);
  for (const { list, search } of offered) {
    const given = new URLSearchParams(search);
    expect(list.invalidParameters(given)).toEqual([]);
    const written = Object.fromEntries(list.format(list.parse(given)));
    expect({ ...written, ...Object.fromEntries(given) }).toEqual(written);
    expect(written).not.toEqual(Object.fromEntries(list.format(list.empty())));
  }
});

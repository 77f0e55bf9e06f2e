// Guards: A reset leaves only the seeded rows, and no fault, recorded request or idempotency key.
import type { Payment } from '@backoffice/contracts/payment';
import { testDatabase } from '@backoffice/database/testing';
import { getTableName, sql } from 'drizzle-orm';
import { openDatabase, platformTables } from '../database/open-database.ts';
import { idempotentAnswers, platformNotes } from '../database/platform.table.ts';
import { services } from '../services/index.ts';
import { callsTo, everyRow } from './calls.ts';
import { startPlatform, type TestPlatform } from './index.ts';
import { storedPayment } from './stored-payment.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ payments: 3, now: () => new Date('2026-11-21T15:00:00.000Z') });
});
afterAll(() => platform.close());

const storedPayments = () => everyRow<Payment>(platform.urls.payment, '/pagos');

test('a reset platform has only the seeded rows', async () => {
  const seeded = await storedPayments();
  await storedPayment(platform, { id: 'mine-1' });
  await callsTo(platform.urls.payment).post(`/pagos/${seeded[0]?.id ?? ''}/cancelar`, { reason: 'Pago duplicado' });
  expect(await storedPayments()).not.toEqual(seeded);
  await platform.reset();
  expect(await storedPayments()).toEqual(seeded);
  await platform.reset({ payments: 5 });
  expect(await storedPayments()).toHaveLength(5);
});

test('a reset platform has no fault, no recorded request and no idempotency key', async () => {
  const calls = callsTo(platform.urls.payer);
  const create = (name: string) =>
    calls.post('/', { name, email: 'ana@correo.example' }, { 'idempotency-key': 'key-of-a-change' });
  expect(await create('Ana Sosa')).toMatchObject({ status: 201 });
  expect(await create('Eva Sosa')).toMatchObject({ status: 422 });
  platform.faults.set({ service: 'payer', fault: { kind: 'status', status: 500 } });
  expect(await calls.get('/')).toMatchObject({ status: 500 });
  await platform.reset();
  expect(platform.requests.list()).toEqual([]);
  expect(await create('Eva Sosa')).toMatchObject({ status: 201 });
});

test('every table of the database belongs to the platform or to one service', async () => {
  const { location, drop } = await testDatabase(platformTables);
  const { db, close } = await openDatabase(location);
  const found = sql<string>`table_name`.as('name');
  const rows = await db
    .select({ name: found })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`);
  const declared = [idempotentAnswers, platformNotes, ...services.flatMap(({ tables }) => tables)].map(getTableName);
  expect(rows.map(({ name }) => name).sort()).toEqual(declared.sort());
  await close();
  await drop();
});

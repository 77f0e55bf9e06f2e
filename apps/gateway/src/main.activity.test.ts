// Guards: A killed gateway loses no event of an answered request, and no event is stored twice.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPayment, payments, startPlatform } from '@backoffice/platform/testing';
import { startGatewayProcess, type GatewayProcess } from './testing/gateway-process.ts';

const platform = await startPlatform({ payments: 0 });
const folder = await mkdtemp(join(tmpdir(), 'gateway-activity-'));
/** Processes of this file. They are killed at the end, since a remaining one would keep the tests running. */
const started: GatewayProcess[] = [];
afterAll(async () => {
  for (const gateway of started) gateway.signal('SIGKILL');
  await platform.close();
  await rm(folder, { recursive: true });
});

const env = {
  ACTIVITY_DATA_DIR: join(folder, 'store'),
  ACTIVITY_FILE: join(folder, 'waiting'),
  AUDIT_SECRET: 'the-secret-of-the-audit-trail-of-the-tests',
  AUDIT_LOG: join(folder, 'audit.log'),
  DRAIN_DELAY_MS: '0',
};

const start = async (): Promise<GatewayProcess> => {
  const gateway = await startGatewayProcess({ platform, env });
  started.push(gateway);
  return gateway;
};

const ask = async ({ origin }: GatewayProcess, username: string, query: string): Promise<unknown> => {
  const authorization = `Bearer ${await platform.tokenFor(username)}`;
  const headers = { 'content-type': 'application/json', authorization };
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return answer.json();
};

const cancel = (gateway: GatewayProcess, id: string) =>
  ask(
    gateway,
    'operador',
    `mutation { cancelPayment(id: "${id}", reason: "Prueba", change: { idempotencyKey: "${randomUUID()}", version: 1 }) {
      error { code } } }`,
  );

test('the next gateway reports the changes that a killed one had answered, each once', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `killed-${index}`);
  const made = { collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z', status: 'pending' } as const;
  for (const id of ids) await platform.add(payments, aPayment({ id, ...made }));
  const killed = await start();
  for (const id of ids) expect(await cancel(killed, id)).toEqual({ data: { cancelPayment: { error: null } } });
  killed.signal('SIGKILL');
  await killed.exited;

  const next = await start();
  const asked = '{ activities(filter: { action: "cancelPayment" }, limit: 100) { size rows { ids } } }';
  const told = await ask(next, 'auditor', asked);
  const rows = ids.toReversed().map((id) => ({ ids: [id] }));
  expect(told).toEqual({ data: { activities: { size: ids.length, rows } } });
  next.signal('SIGTERM');
  await next.exited;
}, 120_000);

// Guards: The bytes of trail and activity in docs/run.md are those measured here. Its archive command loses no line.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPayment, payments, startPlatform } from '@backoffice/platform/testing';
import { startGateway } from '@backoffice/gateway/testing';
import { sql } from 'drizzle-orm';
import { createTestStore } from '../apps/gateway/src/testing/activity-store.ts';
import { writerOver } from '../apps/gateway/src/activity/testing/test-writer.ts';
import { createTestTrail } from '../apps/gateway/src/testing/audit-trail.ts';
import { root } from './run/command.mjs';

const page = readFileSync(`${root}docs/run.md`, 'utf8');
const [, section = ''] = page.split('## The audit trail\n');

describe('the archive of the trail', () => {
  const script = [...section.matchAll(/```sh\n([^]*?)```/g)]
    .map(([, one = '']) => one)
    .find((one) => one.includes('tar c'));
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trail-archive-'));
    // in the stub a gateway is a folder, and its commands run on this machine
    const docker = [
      '#!/bin/bash',
      'while [ "$1" != -T ]; do shift; done',
      'gateway=$2; shift 2',
      `exec "\${@//\\/audit/${folder}/$gateway}"`,
    ];
    writeFileSync(join(folder, 'docker'), docker.join('\n'), { mode: 0o755 });
    for (const gateway of ['gateway-1', 'gateway-2']) {
      mkdirSync(join(folder, gateway));
      writeFileSync(join(folder, gateway, 'trail.log'), 'now\n');
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const rotate = (gateway: string, name: string) =>
    writeFileSync(join(folder, gateway, `trail.log.${name}`), `${name}\n`);
  const archive = (env = {}) =>
    spawnSync('sh', ['-c', script ?? 'exit 9'], {
      cwd: folder,
      env: { PATH: `${folder}:${process.env['PATH']}`, ...env },
      encoding: 'utf8',
    });
  const left = (gateway: string) => readdirSync(join(folder, gateway)).toSorted();
  /** Contents of all archives. */
  const archived = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.tar'))
      .map((name) => spawnSync('tar', ['xOf', join(folder, name)], { encoding: 'utf8' }).stdout)
      .join('')
      .split('\n')
      .filter(Boolean)
      .toSorted();

  test('has all rotated files, also of a second run on the same day, and removes those alone', async () => {
    for (const name of ['2026-11-28T00-00-01-000Z', '2026-11-28T09-00-01-000Z']) rotate('gateway-1', name);
    rotate('gateway-2', '2026-11-28T00-00-02-000Z');
    expect(archive()).toMatchObject({ status: 0, stderr: '' });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    rotate('gateway-1', '2026-11-28T15-00-01-000Z');
    expect(archive()).toMatchObject({ status: 0, stderr: '' });
    expect(archived()).toEqual([
      '2026-11-28T00-00-01-000Z',
      '2026-11-28T00-00-02-000Z',
      '2026-11-28T09-00-01-000Z',
      '2026-11-28T15-00-01-000Z',
    ]);
    expect([left('gateway-1'), left('gateway-2')]).toEqual([['trail.log'], ['trail.log']]);
  });

  test('keeps the files of a gateway where the archive cannot be written', () => {
    rotate('gateway-1', '2026-11-28T00-00-01-000Z');
    writeFileSync(join(folder, 'tar'), '#!/bin/sh\nexit 2\n', { mode: 0o755 });
    archive();
    expect(left('gateway-1')).toEqual(['trail.log', 'trail.log.2026-11-28T00-00-01-000Z']);
  });
});

const [, changes = NaN, reads = NaN, days = NaN] = (
  /(\d+) changes and (\d+) reads a day, (\d+) days a month/.exec(section) ?? []
).map(Number);

/** Row of the table: bytes of a change and of a read, and gigabytes a month by number of operators. */
interface Row {
  readonly name: string;
  readonly change: number;
  readonly read: number;
  readonly months: readonly string[];
}
const [table = ''] = /^\| Disk \|[^]*?\n(?!\|)/m.exec(section) ?? [];
const operators = [...table.matchAll(/(\d+) operators/g)].map(([, count]) => Number(count));
const rows = [...table.matchAll(/^\| `?(\w+).* \| (\d+) \| (\d+) \| (.*) \|$/gm)].map(
  ([, name = '', change, read, months = '']): Row => ({
    name,
    change: Number(change),
    read: Number(read),
    months: months.split(' | '),
  }),
);

/** Copies of each event in the store. Its pages have 8 kB, so the size of a few events cannot be measured. */
const COPIES = 1_000;

const platform = await startPlatform({ payments: 0 });
afterAll(() => platform.close());

/** Records what a change and a read of one payment write to the trail. */
const recordEvents = async () => {
  const trail = createTestTrail();
  const id = randomUUID();
  await platform.add(payments, aPayment({ id, collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z' }));
  const gateway = await startGateway({ platform, takeAudit: trail.take });
  const linesOf = async (document: string, variables: object) => {
    trail.clear();
    const { data } = await gateway.as('administrador').query(document, variables);
    expect(JSON.stringify(data)).toContain(id);
    return trail.text();
  };
  const read = await linesOf('query ($id: ID!) { payment(id: $id) { id holder { holderName } } }', { id });
  const change = await linesOf(
    `mutation ($id: ID!, $change: ChangeInput!) {
      cancelPayment(id: $id, reason: "Pedido por la entidad, con su nota", change: $change) { payment { id } }
    }`,
    { id, change: { idempotencyKey: randomUUID(), version: 1 } },
  );
  await gateway.close();
  return { read, change };
};

/** Returns the bytes that each event takes in the store, with its indexes. @param lines the events in the trail */
const storedBytesOf = async (...lines: readonly string[]): Promise<readonly number[]> => {
  const { store, key, drop } = await createTestStore();
  const db = await store.db();
  const size = async () => {
    const size = sql<string>`pg_total_relation_size('activity_event')`;
    const [found] = await db.select({ size }).from(sql`(values (1)) as one`);
    return Number(found?.size);
  };
  const writer = writerOver({ store, key });
  const bytes: number[] = [];
  for (const line of lines) {
    const before = await size();
    const event: unknown = JSON.parse(line);
    for (let copy = 0; copy < COPIES; copy += 1) {
      const time = new Date(Date.now() + copy * 1_000).toISOString();
      writer.add(`${JSON.stringify({ ...Object(event), time, requestId: randomUUID(), ids: [randomUUID()] })}\n`);
    }
    writer.write();
    await writer.flush();
    bytes.push(((await size()) - before) / COPIES);
  }
  await writer.close();
  await drop();
  return bytes;
};

const isNear = (told: number, measured = NaN): boolean => Math.abs(told / measured - 1) < 0.1;

test('the table has the measured bytes, and the gigabytes that follow from them', async () => {
  const events = await recordEvents();
  // the store has no intents
  const stored = events.change.split(/(?<=\n)/).find((line) => !line.includes('"kind":"intent"')) ?? '';
  const inStore = await storedBytesOf(stored, events.read);
  const measured: Readonly<Record<string, { readonly change: number; readonly read: number }>> = {
    AUDIT_LOG: { change: Buffer.byteLength(events.change), read: Buffer.byteLength(events.read) },
    ACTIVITY_DATABASE_URL: { change: inStore[0] ?? NaN, read: inStore[1] ?? NaN },
  };
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(measured));
  // names and reasons differ in length, so a tenth more or less is accepted
  for (const { name, change, read } of rows) {
    const found = measured[name];
    expect({ name, found, isNear: isNear(change, found?.change) && isNear(read, found?.read) }).toEqual({
      name,
      found,
      isNear: true,
    });
  }
  expect(operators).toEqual([10, 50, 200]);
  for (const { change, read, months } of rows)
    expect(months).toEqual(
      operators.map((count) => `${((count * days * (changes * change + reads * read)) / 1e9).toFixed(1)} GB`),
    );
});

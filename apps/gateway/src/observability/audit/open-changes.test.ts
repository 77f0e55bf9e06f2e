// Guards: A change in progress is in the file until it has ended. The next process reads the changes of one that died.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createTestTrail } from '../../testing/audit-trail.ts';
import { auditEvent } from './audit-event.ts';
import { createAudit } from './audit.ts';
import { openChangesIn } from './open-changes.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

const intent = auditEvent({ kind: 'intent', action: 'cancelPayment', type: 'Payment', ids: ['1'], result: 'unknown' });
const request = { requestId: '"kind":"intent"', userId: 'id-of-ana', username: 'ana', operation: 'other' };

/** Starts a gateway's audit trail over the files of the previous one. */
const start = (name: string, isTrailAway: () => boolean = () => false) => {
  const trail = createTestTrail();
  const write = (line: string): void => {
    if (isTrailAway()) throw new Error('ENOSPC');
    trail.take(line);
  };
  const copies: string[] = [];
  const openChanges = openChangesIn(join(folder, name));
  const audit = createAudit({
    logger: pino({ level: 'silent' }),
    now: () => new Date(),
    secret: 'of the tests',
    observe: () => undefined,
    lines: { write, reopen: () => undefined, close: () => undefined },
    copies: { add: (line) => void copies.push(line), write: () => undefined },
    openChanges,
  });
  return { audit, trail, copies, openChanges };
};

test('a change that has ended leaves nothing in the file', () => {
  const { audit, trail } = start('ended');
  const [one, other] = [audit.intend(intent, request), audit.intend(intent, request)];
  one();
  expect(statSync(join(folder, 'ended')).size).toBeGreaterThan(0);
  other();
  other();
  expect(statSync(join(folder, 'ended')).size).toBe(0);
  expect(trail.intents()).toHaveLength(2);
  expect(start('ended').trail.events()).toEqual([]);
});

test('a change without an end is recorded once by the next process, with the same person and request', () => {
  const first = start('died');
  first.audit.intend(intent, request)();
  first.audit.intend({ ...intent, ids: ['2'] }, request);
  first.audit.intend({ ...intent, ids: ['3'] }, request)();
  appendFileSync(join(folder, 'died'), '9 {"cut off in the midd');
  const { trail, copies } = start('died');
  const told = { kind: 'change', ids: ['2'], username: 'ana', requestId: '"kind":"intent"', result: 'unknown' };
  expect(trail.events()).toMatchObject([told]);
  expect(copies).toEqual([trail.text()]);
  expect(start('died').trail.events()).toEqual([]);
});

test('a change without an end stays in the file until the trail has it', () => {
  start('away').audit.intend(intent, request);
  let isAway = true;
  const second = start('away', () => isAway);
  expect(second.trail.events()).toEqual([]);
  const third = start('away', () => isAway);
  isAway = false;
  third.audit.record([], request);
  expect(third.trail.events()).toMatchObject([{ kind: 'change', ids: ['1'], result: 'unknown' }]);
  expect(start('away').trail.events()).toEqual([]);
});

test('a change that is not recorded yet stays in the file while others end', () => {
  openChangesIn(join(folder, 'untold')).begin('{"number":1}\n');
  const next = openChangesIn(join(folder, 'untold'));
  next.begin('{"number":2}\n')();
  expect(openChangesIn(join(folder, 'untold')).unfinished).toEqual(['{"number":1}\n']);
});

test('the file is rewritten before it grows without limit', () => {
  const path = join(folder, 'bounded');
  const changes = openChangesIn(path);
  const line = `{"text":"${'x'.repeat(100_000)}"}\n`;
  changes.begin('{"stays":1}\n');
  for (let change = 0; change < 40; change += 1) changes.begin(line)();
  expect(statSync(path).size).toBeLessThan(1_200_000);
  expect(readFileSync(path, 'utf8')).toContain('{"stays":1}');
  expect(openChangesIn(path).unfinished).toEqual(['{"stays":1}\n']);
});

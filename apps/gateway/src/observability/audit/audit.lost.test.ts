// Guards: Changes are refused while the audit trail cannot be written. Reads work meanwhile, and events are queued.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPayment, payments } from '@backoffice/platform/testing';
import { pino } from 'pino';
import { act } from '../../modules/payment/testing/payment-calls.ts';
import { createTestTrail } from '../../testing/audit-trail.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { openAuditFile } from '../log/audit-lines.ts';
import { createAudit } from './audit.ts';
import { auditEvent } from './audit-event.ts';

const trail = createTestTrail();
const log: string[] = [];
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 10,
  takeAudit: trail.take,
  logger: pino({ level: 'error' }, { write: (line: string) => void log.push(line) }),
});
beforeEach(trail.clear);

const put = async () => {
  const request_date = '2026-11-01T15:00:00.000Z';
  return platform.add(payments, aPayment({ id: randomUUID(), collector_id: 'LUZN', request_date }));
};
const ready = async (): Promise<unknown> => (await fetch(`${gateway.url}/health/ready`)).json();
const reported = (): string => log.join('');

describe('an audit trail that cannot be written', () => {
  test('blocks every change, allows reads, and gets all events once it can be written again', async () => {
    const [first, second] = [await put(), await put()];
    trail.break();
    platform.requests.clear();
    // the gateway notices the loss when the first change is about to be sent, and does not send it
    expect(await act(gateway.as('operador'), 'cancel', first)).toMatchObject({
      errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }],
    });
    expect(platform.requests.list().map(({ method }) => method)).toEqual(['GET']);
    expect(await ready()).toMatchObject({ status: 'ready', audit: 'lost' });
    platform.requests.clear();
    expect(await act(gateway.as('operador'), 'cancel', second)).toMatchObject({
      errors: [
        {
          message:
            'No se pueden hacer cambios en este momento: no se puede registrar quién los hace. Reintente en unos minutos.',
          extensions: { code: 'SERVICE_UNAVAILABLE' },
        },
      ],
    });
    expect(await act(gateway.as('auditor'), 'cancel', second)).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect(platform.requests.list()).toEqual([]);
    const { errors } = await gateway.as('operador').query('{ payers(limit: 2) { rows { name } } }');
    expect(errors).toBeUndefined();

    trail.mend();
    expect((await act(gateway.as('operador'), 'cancel', second)).payload).toMatchObject({ error: null });
    expect(trail.events().map(({ action, result }) => `${String(action)} ${String(result)}`)).toEqual([
      'cancelPayment failed',
      'cancelPayment failed',
      'cancelPayment forbidden',
      'Query.payers done',
      'cancelPayment done',
    ]);
    expect(await ready()).toMatchObject({ audit: 'written' });
    expect(reported().match(/the audit trail is lost/g)).toHaveLength(1);
    expect(reported()).toContain('"code":"ENOSPC"');
  });
});

const look = auditEvent({ kind: 'look', action: 'Query.payer', type: 'Payer', result: 'done', ids: ['1'] });
const nobody = { requestId: 'r', userId: null, username: null, operation: 'other' };

test('access events are queued up to a limit, and changes beyond it', async () => {
  const disk = createTestTrail();
  const audit = createAudit({
    logger: pino({ level: 'silent' }),
    now: () => new Date(),
    secret: 'of the tests',
    observe: () => undefined,
    lines: { write: disk.take, reopen: () => undefined, close: () => undefined },
  });
  disk.break();
  for (let i = 0; i < 10_050; i++) audit.record([look], nobody);
  audit.record([{ ...look, kind: 'change' }], nobody);
  disk.mend();
  await audit.close();
  const kinds = disk.events().map(({ kind }) => kind);
  expect([kinds.length, kinds.at(-1)]).toEqual([10_001, 'change']);
});

test('access events of one turn are written together, a change at once with all before it', async () => {
  const written: string[] = [];
  const audit = createAudit({
    logger: pino({ level: 'silent' }),
    now: () => new Date(),
    secret: 'of the tests',
    observe: () => undefined,
    lines: { write: (text) => void written.push(text), reopen: () => undefined, close: () => undefined },
  });
  const linesOf = (text: string | undefined) => text?.trim().split('\n').length;
  const reported = [audit.recordBatched([look], nobody), audit.recordBatched([look, look], nobody)];
  expect(written).toEqual([]);
  await Promise.all(reported);
  expect(written.map(linesOf)).toEqual([3]);

  const later = audit.recordBatched([look], nobody);
  audit.record([{ ...look, kind: 'change' }], nobody);
  expect(written.map(linesOf)).toEqual([3, 2]);
  await later;
  await audit.recordBatched([look], nobody);
  expect(written.map(linesOf)).toEqual([3, 2, 1]);
});

describe('the file of the audit trail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-audit-'));
  const options = {
    logger: pino({ level: 'silent' }),
    now: () => new Date(),
    secret: 'of the tests',
    observe: () => undefined,
  };

  test('is appended to after a restart, and is created again after a rotation', async () => {
    const path = join(folder, 'audit.log');
    for (let i = 0; i < 2; i++) {
      const audit = createAudit({ ...options, lines: openAuditFile(path) });
      audit.record([look], nobody);
      await audit.close();
    }
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2);

    const audit = createAudit({ ...options, lines: openAuditFile(path) });
    renameSync(path, `${path}.1`);
    audit.reopen();
    audit.record([look], nobody);
    await audit.close();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ audit: true, action: 'Query.payer' });
    expect(readFileSync(`${path}.1`, 'utf8').trim().split('\n')).toHaveLength(2);
  });

  test('stays open when a new one cannot be opened', async () => {
    const path = join(folder, 'kept.log');
    const lines = openAuditFile(path);
    const audit = createAudit({
      ...options,
      lines: {
        ...lines,
        reopen: () => {
          throw new Error('no such folder');
        },
      },
    });
    audit.reopen();
    audit.record([look], nobody);
    await audit.close();
    expect(readFileSync(path, 'utf8')).toContain('Query.payer');
  });
});

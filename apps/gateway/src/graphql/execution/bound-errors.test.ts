// Guards: The number of errors in an answer is limited, however many rows fail.
import { aPayment, payments } from '@backoffice/platform/testing';
import { pino } from 'pino';
import { errorAdvice } from '../../errors/catalogue/error-advice.texts.ts';
import type { TestError } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

let lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
const { gateway, platform } = await startGatewayOverPlatform({ logger, callLimits: { breakerThreshold: 1_000 } });
beforeEach(() => {
  lines = [];
});

const fieldOf = ({ path = [] }: TestError) => path.filter((part) => typeof part === 'string').join('.');
const countBy = (errors: readonly TestError[] = []) => {
  const counts: Record<string, number> = {};
  for (const error of errors) counts[fieldOf(error)] = (counts[fieldOf(error)] ?? 0) + 1;
  return counts;
};

describe('an answer with very many errors', () => {
  test('has ten of each field, and the number of the others', async () => {
    platform.faults.set({ service: 'payment', path: 'historial', fault: { kind: 'status', status: 400 } });
    platform.faults.set({ service: 'collector', fault: { kind: 'malformed' } });
    const { status, data, errors } = await gateway
      .as('administrador')
      .query<{ payments: { rows: unknown[] } }>(
        '{ payments(limit: 100) { rows { id history { version } collector { name } } } }',
      );
    expect(status).toBe(200);
    expect(data.payments.rows).toHaveLength(100);
    expect(countBy(errors)).toEqual({ 'payments.rows.history': 10, 'payments.rows.collector': 10, '': 1 });
    expect(errors?.at(-1)).toEqual({
      message: 'Hay otros 180 errores como estos.',
      extensions: { code: 'SERVICE_BAD_ANSWER', requestId: expect.any(String), ...errorAdvice.SERVICE_BAD_ANSWER },
    });
  });

  test('has a hundred at most, and the log names each code once', async () => {
    const aliases = Array.from({ length: 30 }, (_, i) => `a${i}: withdrawalBatchId`).join(' ');
    const realm_access = { roles: ['payment:show'] };
    const token = await platform.tokenFor('sinpermisos', { claims: { realm_access } });
    const { errors } = await gateway.withToken(token).query(`{ payments(limit: 100) { rows { ${aliases} } } }`);
    expect(errors).toHaveLength(101);
    expect(errors?.at(-1)?.message).toBe('Hay otros 2.900 errores como estos.');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const reported = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request');
    expect(reported).toMatchObject({ errorCodes: ['FORBIDDEN'] });
    expect(lines.join('').length).toBeLessThan(2_000);
  });

  test('logs unexpected errors no more often than it reports them', async () => {
    const request_date = new Date().toISOString();
    for (let place = 0; place < 12; place += 1)
      await platform.add(payments, aPayment({ id: `of-one-${place}`, collector_id: 'MUNI', request_date }));
    platform.faults.set({
      service: 'collector',
      fault: { kind: 'status', status: 200, body: { id: 'MUNI' } },
    });
    const ofOne = '{ payments(limit: 100, filter: { collectorId: "MUNI" }) { rows { collector { name } } } }';
    await gateway.as('operador').query(ofOne);
    expect(lines.filter((line) => line.includes('unexpected error'))).toHaveLength(10);
  });

  test('with a few errors has all of them', async () => {
    platform.faults.set({ service: 'payment', path: 'historial', fault: { kind: 'malformed' } });
    const { errors } = await gateway.as('operador').query('{ payments(limit: 10) { rows { history { version } } } }');
    expect(countBy(errors)).toEqual({ 'payments.rows.history': 10 });
  });
});

// Guards: A failing service makes only its own fields of an answer null. A person who is no developer reads none of its internals.
import { startGatewayOverPlatform } from '../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 20, callLimits: { breakerThreshold: 1_000 } });
const person = gateway.as('administrador');

const both = '{ payers(limit: 1) { size } collectors(limit: 1) { size } }';
const withCollector = '{ payments(limit: 3) { rows { id collector { name } } } }';

describe('one failing service', () => {
  test('makes only its own fields null: the rest is answered', async () => {
    platform.faults.set({ service: 'collector', fault: { kind: 'status', status: 500 } });
    const { status, data, errors } = await person.query<{ payments: { rows: { id: string; collector: null }[] } }>(
      withCollector,
    );
    expect(status).toBe(200);
    expect(data.payments.rows).toHaveLength(3);
    expect(data.payments.rows[0]).toEqual({ id: expect.stringMatching(/./), collector: null });
    expect(errors?.[0]).toMatchObject({
      message: 'El servicio de comercios no responde. Reintente en unos minutos.',
      path: ['payments', 'rows', expect.any(Number), 'collector'],
      extensions: { code: 'SERVICE_UNAVAILABLE', service: 'collector' },
    });
  });

  test('reveals nothing of itself to a client that is not a developer', async () => {
    const operator = gateway.as('operador');
    for (const fault of [{ kind: 'drop' }, { kind: 'malformed' }, { kind: 'status', status: 500 }] as const) {
      platform.faults.set({ service: 'collector', fault });
      const { errors } = await operator.query(both);
      const reported = JSON.stringify(errors);
      for (const secret of ['127.0.0.1', 'stack', 'ECONN', 'undici', 'SyntaxError', '.ts', 'node_modules'])
        expect(reported).not.toContain(secret);
    }
  });
});

// Guards: Without an activity store, or while it cannot be reached, a payment is still changed and read. Only the
// activity of the payment fails, and the error says why.
import { randomUUID } from 'node:crypto';
import { aPayment, payments } from '@backoffice/platform/testing';
import { startWithoutStore } from '../../testing/without-store.ts';

const { without, away, platform } = await startWithoutStore();

const asked = `query ($id: ID!) { payment(id: $id) { id activity { size } } }`;
const cancel = `mutation ($id: ID!, $change: ChangeInput!) {
  cancelPayment(id: $id, reason: "Prueba", change: $change) { payment { statusCode } error { code } }
}`;

test.each([
  ['without a store', without, 'Esta instalación no guarda la actividad.', 'none'],
  ['while the store is away', away, 'La actividad no está disponible en este momento.', 'unreached'],
])(
  '%s a payment is changed and read, and only its activity fails with the reason',
  async (_when, gateway, why, state) => {
    const id = randomUUID();
    const made = { collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z', status: 'pending' } as const;
    await platform.add(payments, aPayment({ id, ...made }));
    const operator = gateway.as('operador');
    const changed = await operator.query(cancel, { id, change: { idempotencyKey: randomUUID(), version: 1 } });
    expect(changed.data).toEqual({ cancelPayment: { payment: { statusCode: 'cancelled' }, error: null } });
    const { data, errors } = await operator.query(asked, { id });
    expect(data).toEqual({ payment: { id, activity: null } });
    expect(errors).toMatchObject([{ message: why, path: ['payment', 'activity'] }]);
    const health = await (await fetch(`${gateway.url}/health/ready`)).json();
    expect(health).toMatchObject({ status: 'ready', activity: state });
  },
);

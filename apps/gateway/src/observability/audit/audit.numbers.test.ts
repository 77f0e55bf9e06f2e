// Guards: The audit trail has no number of a card or an account, in many notations.
import type { Payment } from '@backoffice/contracts/payment';
import { payments } from '@backoffice/platform/testing';
import { anOnlinePayment } from '../../modules/payment/testing/online-payment.ts';
import { act } from '../../modules/payment/testing/payment-calls.ts';
import { createTestTrail } from '../../testing/audit-trail.ts';
import { aCard } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { withoutIdentifiers } from '../../testing/without-identifiers.ts';

const trail = createTestTrail();
const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, takeAudit: trail.take });
beforeEach(trail.clear);

const put = (given: Partial<Payment>) => platform.add(payments, anOnlinePayment(given));

test('no number of a card or an account is in the trail, typed as a card, a reason or an identifier', async () => {
  const payment = await put({ status: 'issued' });
  const said = 'Tarjeta 4509 9535 6623 3704, CBU 0070999030004123456789, DNI 12345678, CUIT 20-26756539-3';
  await act(gateway.as('operador'), 'updatePaymentMethod', payment, { method: { card: aCard } });
  await act(gateway.as('operador'), 'cancel', payment, { reason: said, id: aCard.number });
  await act(gateway.as('operador'), 'cancel', payment, { id: 'ana@example.com' });
  expect(trail.events()).toHaveLength(3);
  for (const secret of ['450995', '3704', '0070999', 'Ana Pérez', 'ana@example.com', 'idempotencyKey'])
    expect(withoutIdentifiers(trail.text())).not.toContain(secret);
  expect(trail.events()[1]).toMatchObject({ ids: [], reason: 'Tarjeta …, CBU …, DNI …, CUIT …' });
});

test('the beginning of a card at the end of a truncated reason is not in the trail', async () => {
  const payment = await put({ status: 'issued' });
  await act(gateway.as('operador'), 'cancel', payment, {
    reason: `${'a'.repeat(30)} `.repeat(16) + '4509 9535 6623 3704',
  });
  expect(withoutIdentifiers(trail.text())).not.toContain('4509');
});

test.each([
  '4509.9535.6623.3704',
  '4509_9535_6623_3704',
  '4509 - 9535 - 6623 - 3704',
  '4509/9535/6623/3704',
  '٤٥٠٩٩٥٣٥٦٦٢٣٣٧٠٤',
])('a card written as %s is refused, and is in the trail neither as a reason nor as an identifier', async (number) => {
  const payment = await put({ status: 'issued' });
  const { payload } = await act(gateway.as('operador'), 'cancel', payment, {
    reason: `Tarjeta ${number}, DNI 12.345.678`,
  });
  expect(payload?.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'reason' }] });
  await act(gateway.as('operador'), 'cancel', payment, { id: number.replaceAll('.', '-') });
  expect(trail.events()[0]).toMatchObject({ reason: 'Tarjeta …, DNI …' });
  expect(trail.events()[1]).toMatchObject({ ids: [] });
});

test.each(['4509x9535x6623x3704', '4509 guion 9535 6623 guion 3704', '3714 espacio 496353 espacio 98431'])(
  'a card written as %s is in the trail neither as a reason nor as an identifier',
  async (number) => {
    const payment = await put({ status: 'issued' });
    const reason = `Tarjeta ${number}, lotes 2024 y 2025 del 20/11/2026`;
    await act(gateway.as('operador'), 'cancel', payment, { reason });
    await act(gateway.as('operador'), 'cancel', payment, { id: number.replaceAll(/\W/g, '-') });
    expect(trail.events()[0]).toMatchObject({ reason: 'Tarjeta …, lotes 2024 y 2025 del 20/11/2026' });
    expect(trail.events()[1]).toMatchObject({ ids: [] });
  },
);

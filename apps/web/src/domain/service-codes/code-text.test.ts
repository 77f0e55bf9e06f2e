// Guards: Codes of services are shown as text with the code beside. An unknown code is shown as sent. Each rejection
// has advice.
import { adviceOf, codeInline, codeText, serviceStatus } from '.';

test('a known code is shown as text, with the code where it differs', () => {
  expect(codeText('feeType', 'collector_fee')).toEqual({ text: 'Comisión por cobranza', code: 'collector_fee' });
  expect(codeText('relationType', 'recargo')).toEqual({ text: 'Recargo' });
  expect(codeInline('statusDetail', 'accredited')).toBe('Acreditado (accredited)');
});

test('an unknown code is shown as sent, even the name of an object property; a missing code gives null', () => {
  for (const code of ['new_fee', 'toString', '__proto__', 'A pedido del pagador'])
    expect(codeText('statusDetail', code)).toEqual({ text: code });
  expect(codeText('paymentType', null)).toBeNull();
  expect(serviceStatus('frozen')).toEqual({ text: 'frozen', tone: 'neutral', code: 'frozen' });
});

test.each(['cc_rejected_card_expired', 'expired_card', 'tarjeta_vencida'])(
  '%s is recognized as an expired card',
  (code) => {
    expect(codeText('statusDetail', code)).toEqual({ text: 'Tarjeta vencida', code });
    expect(adviceOf(code)).toBe('El pagador necesita otra tarjeta u otro medio de pago.');
  },
);

test.each([null, 'cc_rejected_by_moon'])('a rejection with no known reason (%j) also has advice', (code) => {
  expect(adviceOf(code)).toBe('El pagador puede usar otro medio de pago.');
});

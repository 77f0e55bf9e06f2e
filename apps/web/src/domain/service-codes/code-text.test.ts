// Guards: Codes of services have words, with the code beside; one that is not known shows alone.
import { adviceOf, codeInline, codeText, serviceStatus } from '.';

test('a known code has words, and itself where they say it differently', () => {
  expect(codeText('feeType', 'collector_fee')).toEqual({ text: 'Comisión por cobranza', code: 'collector_fee' });
  expect(codeText('relationType', 'recargo')).toEqual({ text: 'Recargo' });
  expect(codeInline('statusDetail', 'accredited')).toBe('Acreditado (accredited)');
});

test('a code that is not known, or that only looks like a property, shows alone; without a code there is none', () => {
  for (const code of ['new_fee', 'toString', '__proto__', 'A pedido del pagador'])
    expect(codeText('statusDetail', code)).toEqual({ text: code });
  expect(codeText('paymentType', null)).toBeNull();
  expect(serviceStatus('frozen')).toEqual({ text: 'frozen', tone: 'neutral', code: 'frozen' });
});

test.each(['cc_rejected_card_expired', 'expired_card', 'tarjeta_vencida'])(
  'an expired card may be called %s',
  (code) => {
    expect(codeText('statusDetail', code)).toEqual({ text: 'Tarjeta vencida', code });
    expect(adviceOf(code)).toBe('El pagador necesita otra tarjeta u otro medio de pago.');
  },
);

test.each([null, 'cc_rejected_by_moon'])('a rejection without a known reason, as %j, has advice too', (code) => {
  expect(adviceOf(code)).toBe('El pagador puede usar otro medio de pago.');
});

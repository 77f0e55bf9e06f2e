// Guards: A changed payment method stores the digits that may be shown, and never its full number.
import type { Payment } from '@backoffice/contracts/payment';
import type { ProblemBody } from '../../shared/problem.ts';
import { callsTo, type Calls } from '../../testing/calls.ts';
import { startPlatform, type TestPlatform } from '../../testing/index.ts';
import { storedPayment } from '../../testing/stored-payment.ts';

const now = '2026-11-21T15:00:00.000Z';
let platform: TestPlatform;
let service: Calls;

beforeAll(async () => {
  platform = await startPlatform({ payments: 0, now: () => new Date(now) });
  service = callsTo(platform.urls.payment);
});
afterAll(() => platform.close());

const stored = (given?: Partial<Payment>) => storedPayment(platform, given);

describe('a change of the payment method', () => {
  const holder = (type: string, number: string) => ({
    name: 'Ana Sosa',
    identification: { type, number, country: 'ARG' },
  });
  const card = {
    number: '4509953566233704',
    expiration_month: 11,
    expiration_year: 2026,
    holder: holder('DNI_ARG', '12345678'),
  };
  const account = { number: '2850590940090418135201', holder: holder('CUIT_ARG', '20267565393') };
  const change = (path: string, body: object) => service.put<Payment & ProblemBody>(`${path}/medio-de-pago`, body);

  test('to a card stores its first six and last four digits, and answers without the number', async () => {
    const path = await stored();
    const { body } = await change(path, card);
    expect(body.payment_methods).toMatchObject([
      { media_payment_detail: 'Visa', first_six_digits: '450995', last_four_digits: '3704', expiration_year: 2026 },
    ]);
    expect(JSON.stringify([body, await service.read(`${path}/titular`)])).not.toContain(card.number.slice(6, 12));
  });

  test('to an account stores its last four digits', async () => {
    const { body } = await change(await stored(), account);
    expect(body.payment_methods).toMatchObject([
      { media_payment_detail: 'CBU', first_six_digits: null, last_four_digits: '5201' },
    ]);
  });

  test.each<[what: string, body: object, field: string]>([
    ['a card that expired last month', { ...card, expiration_month: 10 }, 'expiration_year'],
    ['a card without its month', { ...card, expiration_month: undefined }, 'expiration_month'],
    ['a card without its year', { ...card, expiration_year: undefined }, 'expiration_year'],
    ['a card whose holder has a CUIT', { ...card, holder: account.holder }, 'holder.identification.type'],
    ['an account whose holder has a DNI', { ...account, holder: card.holder }, 'holder.identification.type'],
    ['an account with an expiration', { ...account, expiration_month: 1, expiration_year: 2030 }, 'expiration_month'],
    ['a number of 20 digits', { ...card, number: '4'.repeat(20) }, 'number'],
    ['a DNI of 9 digits', { ...card, holder: holder('DNI_ARG', '123456789') }, 'holder.identification.number'],
    ['a holder without a name', { ...card, holder: { ...card.holder, name: ' ' } }, 'holder.name'],
  ])('to %s is refused, naming the field', async (_what, body, field) => {
    const answer = await change(await stored(), body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toContain(field);
    expect(JSON.stringify(answer.body)).not.toContain('233704');
  });
});

// Guards: An authorization is sent only for the withdrawal that the person saw, with its account and a valid amount.
import { randomUUID } from 'node:crypto';
import { aWithdrawal } from '@backoffice/platform/testing';
import { aChangeOf, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { startServer } from '../../testing/start-server.ts';

let row = aWithdrawal({ id: randomUUID() });
let changed: typeof row | undefined = row;
let sent = 0;
const service = await startServer((request, response) => {
  if (request.method !== 'GET') sent += 1;
  if (request.method !== 'GET' && changed === undefined) {
    response.writeHead(503).end();
    return;
  }
  const page = { rows: [row], page: 1, limit: 1, size: 1 };
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(request.method === 'GET' ? page : changed));
});
afterAll(() => service.close());
const { gateway } = await startGatewayOverPlatform({ payments: 0, replaced: { withdrawal: service.url } });
const person = gateway.as('tesoreria');
beforeEach(() => {
  row = aWithdrawal({ id: randomUUID() });
  changed = { ...row, status: 'authorized' };
  sent = 0;
});

interface Payload {
  readonly withdrawal: object | null;
  readonly error: TestChangeError | null;
}
const authorize = (id: string, change: object) =>
  mutate<Payload>(
    person,
    {
      mutation: 'authorizeWithdrawal',
      types: { id: 'ID!', change: 'ChangeInput!' },
      answer: `withdrawal { id amount } ${changeError}`,
    },
    { id, change },
  );

test.each([-5, 0, 0.001, -0.01])('a withdrawal with the amount %j is not authorized', async (amount) => {
  row = { ...row, amount };
  const { payload } = await authorize(row.id, await aChangeOf(person, 'withdrawal', row.id));
  expect(payload?.error).toMatchObject({
    code: 'CONFLICT',
    extendedCode: 'amount_invalid',
    message: 'El importe no es válido: tiene que ser de un centavo o más.',
  });
  expect(sent).toBe(0);
});

test('another record than the requested one is a bad answer, before and after a change', async () => {
  const { id } = row;
  const change = await aChangeOf(person, 'withdrawal', id);
  changed = { ...row, id: randomUUID() };
  expect((await authorize(id, change)).errors).toMatchObject([
    { extensions: { code: 'SERVICE_BAD_ANSWER', outcomeUnknown: true } },
  ]);
  expect(sent).toBe(1);
  row = { ...row, id: randomUUID() };
  const { errors } = await person.query('query ($id: ID!) { withdrawal(id: $id) { amount } }', { id });
  expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_BAD_ANSWER' } }]);
  expect((await authorize(id, { ...change, idempotencyKey: randomUUID() })).errors).toMatchObject([
    { extensions: { code: 'SERVICE_BAD_ANSWER' } },
  ]);
  expect(sent).toBe(1);
});

test.each<[string, Partial<typeof row>]>([
  ['amount', { amount: 9_999_999.99 }],
  ['account', { destination: { ...row.destination, value: '0170099220000067797370' } }],
  ['holder', { destination: { ...row.destination, holder: 'Otra Persona' } }],
])('a retry after a lost answer is refused when the withdrawal has another %s', async (_field, other) => {
  const change = await aChangeOf(person, 'withdrawal', row.id);
  changed = undefined;
  expect((await authorize(row.id, change)).errors).toMatchObject([{ extensions: { outcomeUnknown: true } }]);
  const shown = row;
  row = { ...row, ...other };
  changed = row;
  const { payload } = await authorize(row.id, change);
  expect(payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: 'version_stale' });
  expect(sent).toBe(1);
  // the authorization itself changes only the status
  row = { ...shown, status: 'authorized' };
  changed = row;
  expect((await authorize(row.id, change)).payload?.error).toBeNull();
});

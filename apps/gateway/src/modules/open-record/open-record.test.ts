// Guards: A person who has a record open sees who else has it open. The record's permission is required.
import { changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import type { TestPerson } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const clock = { now: new Date('2026-11-26T15:00:00.000Z') };
const { gateway } = await startGatewayOverPlatform({ payments: 0, now: () => clock.now });

interface Payload {
  readonly others: readonly string[];
  readonly error: TestChangeError | null;
}

const tell = (person: TestPerson, record: { readonly type: string; readonly id: string; readonly isOpen?: boolean }) =>
  mutate<Payload>(
    person,
    {
      mutation: 'tellOpenRecord',
      types: { type: 'String!', id: 'ID!', isOpen: 'Boolean!' },
      answer: `others ${changeError}`,
    },
    { isOpen: true, ...record },
  );
const others = async (username: string, record: Parameters<typeof tell>[1]) =>
  (await tell(gateway.as(username), record)).payload?.others;

const payment = { type: 'Payment', id: 'p1' };

test('two people see each other until one closes the record or their presence expires', async () => {
  expect(await others('operador', payment)).toEqual([]);
  const [name] = (await others('administrador', payment)) ?? [];
  expect(name).toMatch(/\w/);
  expect(await others('operador', payment)).toHaveLength(1);
  expect(await others('operador', { ...payment, id: 'p2' })).toEqual([]);
  expect(await others('administrador', { ...payment, isOpen: false })).toEqual([name]);
  expect(await others('operador', payment)).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 61_000);
  expect(await others('administrador', payment)).toEqual([]);
});

test('concurrent reports of presence are all kept', async () => {
  const record = { type: 'Payment', id: 'p3' };
  await Promise.all(['operador', 'administrador', 'auditor'].map((username) => others(username, record)));
  expect(await others('operador', record)).toHaveLength(2);
});

test('an unknown type, a long identifier and a missing permission are refused', async () => {
  const person = gateway.as('operador');
  expect((await tell(person, { type: 'Nothing', id: '1' })).payload?.error?.fields).toMatchObject([{ path: 'type' }]);
  expect((await tell(person, { ...payment, id: 'x'.repeat(61) })).payload?.error?.fields).toMatchObject([
    { path: 'id' },
  ]);
  const { errors } = await tell(gateway.as('sinpermisos'), payment);
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

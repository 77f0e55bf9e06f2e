// Guards: A change that failed before it was sent is checked again in full when it is retried. A change that was sent
// still counts as sent after a retry that was refused or failed.
import { randomUUID } from 'node:crypto';
import {
  aDistribution,
  aDistributionDetail,
  aWithdraw,
  aWithdrawal,
  distributionDetails,
  distributions,
  withdrawals,
  withdraws,
} from '@backoffice/platform/testing';
import { createTestTrail } from '../testing/audit-trail.ts';
import {
  aChange,
  aChangeOf,
  changeError,
  mutate,
  type TestChangeError,
  type TestMutation,
} from '../testing/changes.ts';
import type { TestPerson } from '../testing/index.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';

const plenty = 250;
/** The gateway reads these limits for each request. */
const requestLimits = { upstreamCalls: plenty };
const trail = createTestTrail();
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  config: { fourEyes: { required: true, allowsUnknown: false, from: 0, machines: [] } },
  takeAudit: trail.take,
  requestLimits,
});
beforeEach(() => {
  trail.clear();
  requestLimits.upstreamCalls = plenty;
});

interface Payload {
  readonly error: TestChangeError | null;
}
type Arguments = Readonly<Record<string, unknown>>;

const byId: TestMutation['types'] = { id: 'ID!', change: 'ChangeInput!' };
const transferWithdraw = { mutation: 'transferWithdraw', types: byId, answer: changeError };
const authorizeWithdrawal = { mutation: 'authorizeWithdrawal', types: byId, answer: changeError };
const updateDistributionDetail = {
  mutation: 'updateDistributionDetail',
  types: { ...byId, distributionId: 'ID!', detail: 'DistributionDetailInput!', force: 'Boolean!', reason: 'String' },
  answer: changeError,
};

const aWithdrawOf = async (username: string): Promise<Arguments> => {
  const id = randomUUID();
  await platform.add(withdraws, aWithdraw({ id, request_user: username }));
  return { id, change: await aChangeOf(gateway.as('administrador'), 'withdraw', id) };
};
const aWithdrawalOf = async (username: string): Promise<Arguments> => {
  const id = randomUUID();
  await platform.add(withdrawals, aWithdrawal({ id, request_user: username }));
  return { id, change: await aChangeOf(gateway.as('administrador'), 'withdrawal', id) };
};
const detail = { format: 'ALIAS', account: 'casa.rio.sol', cuit: '20267565393', name: 'Ana', amount: '10.50' };
const aPart = async (type: string): Promise<Arguments> => {
  const [id, distributionId] = [randomUUID(), randomUUID()];
  await platform.add(distributions, aDistribution({ id: distributionId, status: 'error', type }));
  await platform.add(
    distributionDetails,
    aDistributionDetail({ id, distribution_id: distributionId, status: 'error' }),
  );
  return { id, distributionId, detail, force: false, change: aChange() };
};
const withRoles = async (...roles: readonly string[]): Promise<TestPerson> =>
  gateway.withToken(await platform.tokenFor('sinpermisos', { claims: { realm_access: { roles } } }));

const sent = () => platform.requests.list().filter(({ method }) => method !== 'GET');
const results = () => trail.events().map(({ result, code }) => [result, code]);
const codesOf = ({
  payload,
  errors,
}: {
  payload: Payload | null;
  errors: readonly { extensions: object }[] | undefined;
}) => (errors ? errors.map(({ extensions }) => extensions) : (payload?.error?.extendedCode ?? null));

interface Barred {
  readonly what: string;
  readonly mutation: TestMutation;
  readonly put: () => Promise<Arguments>;
  readonly asker: () => Promise<TestPerson>;
  readonly code: string;
}
const administrator = () => Promise.resolve(gateway.as('administrador'));
const editor = () => withRoles('distribution:update', 'distribution:show');
const ownRequest = { asker: administrator, code: 'own_request' };
const notPermitted = { asker: editor, code: 'no_permission' };
const barred: readonly Barred[] = [
  { what: 'a withdraw of theirs', mutation: transferWithdraw, put: () => aWithdrawOf('Administrador'), ...ownRequest },
  {
    what: 'a withdrawal of theirs',
    mutation: authorizeWithdrawal,
    put: () => aWithdrawalOf('administrador'),
    ...ownRequest,
  },
  {
    what: 'a part that they may not force',
    mutation: updateDistributionDetail,
    put: async () => ({ ...(await aPart('no_scheduled')), force: true, reason: 'Prueba' }),
    ...notPermitted,
  },
  {
    what: 'a scheduled part that they may not edit',
    mutation: updateDistributionDetail,
    put: () => aPart('scheduled'),
    ...notPermitted,
  },
];

describe.each(barred)('$what', ({ mutation, put, asker, code }) => {
  test('is also refused on a retry, after a run with the same key failed before it was sent', async () => {
    const [args, person] = [await put(), await asker()];
    expect(codesOf(await mutate<Payload>(person, mutation, args))).toBe(code);
    for (const upstreamCalls of [0, 1]) {
      requestLimits.upstreamCalls = upstreamCalls;
      await mutate<Payload>(person, mutation, args);
    }
    requestLimits.upstreamCalls = plenty;
    expect(codesOf(await mutate<Payload>(person, mutation, args))).toBe(code);
    expect(sent()).toEqual([]);
    expect(results().at(-1)).toEqual(['refused', code]);
  });
});

test('an outdated version is refused on a retry, after a run with the same key failed before it was sent', async () => {
  const args = { ...(await aWithdrawOf('somebody')), change: { ...aChange(), version: 7 } };
  requestLimits.upstreamCalls = 0;
  expect(codesOf(await mutate<Payload>(gateway.as('tesoreria'), transferWithdraw, args))).toMatchObject([
    { code: 'LIMIT_EXCEEDED' },
  ]);
  requestLimits.upstreamCalls = plenty;
  expect(codesOf(await mutate<Payload>(gateway.as('tesoreria'), transferWithdraw, args))).toBe('version_stale');
  expect(sent()).toEqual([]);
});

test('a retry without the permission is refused, and the change that was sent before still counts as sent', async () => {
  const args = await aPart('scheduled');
  const edit = async (...roles: readonly string[]) => {
    const person = await withRoles('distribution:update', 'distribution:show', ...roles);
    return codesOf(await mutate<Payload>(person, updateDistributionDetail, args));
  };
  platform.faults.set({ service: 'distribution', path: '/programadas/', fault: { kind: 'lose' } });
  expect(await edit('distribution:scheduled-update')).toMatchObject([{ outcomeUnknown: true }]);
  platform.faults.clear();
  expect(await edit()).toBe('no_permission');
  expect(sent()).toHaveLength(1);
  expect(await edit('distribution:scheduled-update')).toBeNull();
  expect(trail.events().map(({ result }) => result)).toEqual(['unknown', 'refused', 'repeated']);
});

test('an internal error leaves the outcome of a sent change unknown, for the person and in the audit trail', async () => {
  const args = await aPart('scheduled');
  const edit = async () => {
    const person = await withRoles('distribution:update', 'distribution:show', 'distribution:scheduled-update');
    return codesOf(await mutate<Payload>(person, updateDistributionDetail, args));
  };
  platform.faults.set({ service: 'distribution', path: '/programadas/', fault: { kind: 'lose' } });
  expect(await edit()).toMatchObject([{ outcomeUnknown: true }]);
  platform.faults.clear();
  requestLimits.upstreamCalls = 0;
  expect(await edit()).toMatchObject([{ code: 'LIMIT_EXCEEDED', outcomeUnknown: true }]);
  requestLimits.upstreamCalls = plenty;
  expect(sent()).toHaveLength(1);
  expect(await edit()).toBeNull();
  expect(trail.events().map(({ result }) => result)).toEqual(['unknown', 'unknown', 'repeated']);
});

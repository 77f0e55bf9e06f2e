// Guards: A failure before a change is sent switches off none of its checks.
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
import { aChange, changeError, mutate, type TestChangeError, type TestMutation } from '../testing/changes.ts';
import type { TestPerson } from '../testing/index.ts';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';

const plenty = 250;
/** Read by the gateway at each request. */
const requestLimits = { upstreamCalls: plenty };
const trail = createTestTrail();
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  config: { fourEyes: true },
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
  types: { ...byId, distributionId: 'ID!', detail: 'DistributionDetailInput!', force: 'Boolean!' },
  answer: changeError,
};

const aWithdrawOf = async (username: string): Promise<Arguments> => {
  const id = randomUUID();
  await platform.add(withdraws, aWithdraw({ id, request_user: username }));
  return { id, change: aChange() };
};
const aWithdrawalOf = async (username: string): Promise<Arguments> => {
  const id = randomUUID();
  await platform.add(withdrawals, aWithdrawal({ id, request_user: username }));
  return { id, change: aChange() };
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

const refusedToAll: readonly (readonly [
  string,
  TestMutation,
  () => Promise<Arguments>,
  () => Promise<TestPerson>,
  string,
])[] = [
  [
    'a withdraw of theirs',
    transferWithdraw,
    () => aWithdrawOf('Administrador'),
    () => Promise.resolve(gateway.as('administrador')),
    'own_request',
  ],
  [
    'a withdrawal of theirs',
    authorizeWithdrawal,
    () => aWithdrawalOf('administrador'),
    () => Promise.resolve(gateway.as('administrador')),
    'own_request',
  ],
  [
    'a part that they may not force',
    updateDistributionDetail,
    async () => ({ ...(await aPart('no_scheduled')), force: true }),
    () => withRoles('distribution:update', 'distribution:show'),
    'no_permission',
  ],
  [
    'a scheduled part that they may not edit',
    updateDistributionDetail,
    () => aPart('scheduled'),
    () => withRoles('distribution:update', 'distribution:show'),
    'no_permission',
  ],
];

describe.each(refusedToAll)('%s', (_name, mutation, put, asker, code) => {
  test('is refused also under a key that failed before it was sent', async () => {
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

test('a version that is not the current one is refused under a key that failed before it was sent', async () => {
  const args = { ...(await aWithdrawOf('somebody')), change: { ...aChange(), version: 7 } };
  requestLimits.upstreamCalls = 0;
  expect(codesOf(await mutate<Payload>(gateway.as('tesoreria'), transferWithdraw, args))).toMatchObject([
    { code: 'LIMIT_EXCEEDED' },
  ]);
  requestLimits.upstreamCalls = plenty;
  expect(codesOf(await mutate<Payload>(gateway.as('tesoreria'), transferWithdraw, args))).toBe('version_stale');
  expect(sent()).toEqual([]);
});

// Guards: A report for a software provider is approved, rejected or regenerated once, in its state and with permission.
// Its file can be downloaded in every status.
import { randomUUID } from 'node:crypto';
import { aProviderReport, providerReports } from '@backoffice/platform/testing';
import { aChange, aChangeOf, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { roleOf } from '@backoffice/schema/roles';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const put = async (status = 'pending_approval') => {
  const id = randomUUID();
  await platform.add(providerReports, aProviderReport({ id, status, status_date: new Date().toISOString() }));
  return { id, change: await aChangeOf(gateway.as('administrador'), 'softwareProviderReport', id) };
};
const changes = () =>
  platform.requests
    .list('software-provider')
    .filter(({ method }) => method !== 'GET')
    .map(({ path }) => path);

interface Payload {
  readonly report: { readonly status: string } | null;
  readonly error: TestChangeError | null;
}
const change = (mutation: string, given: object, username = 'administrador') =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation,
      types: { id: 'ID!', change: 'ChangeInput!' },
      answer: `report { status sendResult } ${changeError}`,
    },
    given,
  );

test.each([
  ['approveSoftwareProviderReport', 'aprobar', { status: 'SENT', sendResult: 'OK' }],
  ['rejectSoftwareProviderReport', 'rechazar', { status: 'ERROR', sendResult: null }],
  ['regenerateSoftwareProviderReport', 'regenerate', { status: 'IN_PROCESS', sendResult: null }],
])('%s is done once for a key, at the path of collector and report (B330)', async (mutation, path, report) => {
  const given = await put();
  platform.requests.clear();
  const answers = await Promise.all([change(mutation, given), change(mutation, given)]);
  for (const { payload } of answers) expect(payload).toEqual({ report, error: null });
  expect(changes()).toEqual([`/softprovider/${path}/LUZN/${given.id}`]);
});

test.each(
  ['approveSoftwareProviderReport', 'rejectSoftwareProviderReport'].flatMap((mutation) => [
    { mutation, status: 'in_process', code: 'in_process' },
    { mutation, status: 'sent', code: 'sent' },
    { mutation, status: 'error', code: 'not_pending' },
  ]),
)('$mutation of a report in status $status is refused without a call (B197)', async ({ mutation, status, code }) => {
  const given = await put(status);
  platform.requests.clear();
  const { payload } = await change(mutation, given);
  expect(payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: code });
  expect(changes()).toEqual([]);
});

test.each(['in_process', 'error', 'sent'])('a report in status %s can be regenerated (B197)', async (status) => {
  const { payload } = await change('regenerateSoftwareProviderReport', await put(status));
  expect(payload).toMatchObject({ report: { status: 'IN_PROCESS' }, error: null });
});

test('a change reads its report once', async () => {
  const given = await put();
  platform.requests.clear();
  await change('approveSoftwareProviderReport', given);
  expect(platform.requests.list('software-provider').map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('a regenerated report has another version', async () => {
  const given = await put();
  await change('regenerateSoftwareProviderReport', given);
  const { payload } = await change('approveSoftwareProviderReport', { ...given, change: aChange() });
  expect(payload?.error).toMatchObject({ extendedCode: 'version_stale' });
});

test('a report that does not exist is not found', async () => {
  const { payload } = await change('approveSoftwareProviderReport', { id: 'none', change: aChange() });
  expect(payload).toMatchObject({ report: null, error: { code: 'NOT_FOUND' } });
});

const link = (id: string, username = 'auditor') =>
  mutate<{
    readonly download: { readonly url: string; readonly fileName: string } | null;
    readonly error: TestChangeError | null;
  }>(
    gateway.as(username),
    {
      mutation: 'createSoftwareProviderReportDownload',
      types: { id: 'ID!' },
      answer: `download { url fileName } ${changeError}`,
    },
    { id },
  );

test.each(['in_process', 'error', 'pending_approval', 'sent'])(
  'the file of a report in status %s can be downloaded (B197)',
  async (status) => {
    const { id } = await put(status);
    const { payload } = await link(id);
    expect(payload).toMatchObject({ download: { fileName: 'LUZN_20261101_20261107.txt' }, error: null });
    const file = await fetch(`${gateway.url}${payload?.download?.url ?? ''}`, {
      headers: { authorization: `Bearer ${await platform.tokenFor('auditor')}` },
    });
    expect(file.headers.get('content-disposition')).toContain('LUZN_20261101_20261107.txt');
    expect(await file.text()).toMatch(/^01LUZN {8}Contable Sur[^]+\r\n03\d{23}\r\n$/);
  },
);

test.each(['SOFT_PROVIDER_APPROVE', 'SOFT_PROVIDER_REJECT'] as const)(
  '%s permits regenerating a report, and the action is offered (ADR 0003)',
  async (permission) => {
    const given = await put('sent');
    const roles = [roleOf.SOFT_PROVIDER_SHOW, roleOf[permission]];
    const token = await platform.tokenFor('sinpermisos', { claims: { realm_access: { roles } } });
    const { data } = await gateway.withToken(token).query(
      `mutation ($id: ID!, $change: ChangeInput!) {
        regenerateSoftwareProviderReport(id: $id, change: $change) {
          report { availableActions(names: ["regenerate"]) { allowed } } error { code } } }`,
      given,
    );
    expect(data).toEqual({
      regenerateSoftwareProviderReport: { report: { availableActions: [{ allowed: true }] }, error: null },
    });
  },
);

test('the file of a report that does not exist is not found', async () => {
  expect((await link('none')).payload).toMatchObject({ download: null, error: { code: 'NOT_FOUND' } });
});

test('each action requires its permission, and the service is not called without it', async () => {
  const given = await put();
  platform.requests.clear();
  for (const [mutation, username, ...permissions] of [
    ['approveSoftwareProviderReport', 'auditor', 'SOFT_PROVIDER_APPROVE'],
    ['rejectSoftwareProviderReport', 'auditor', 'SOFT_PROVIDER_REJECT'],
    ['regenerateSoftwareProviderReport', 'auditor', 'SOFT_PROVIDER_APPROVE', 'SOFT_PROVIDER_REJECT'],
  ] as const)
    expect((await change(mutation, given, username)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', permissions } },
    ]);
  expect((await link(given.id, 'operador')).errors).toMatchObject([
    { extensions: { permissions: ['SOFT_PROVIDER_SHOW'] } },
  ]);
  expect(platform.requests.list('software-provider')).toEqual([]);
});

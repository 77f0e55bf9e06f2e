// Guards: A person finds the imports of their uploaded files once these are read, and for a week their ended bulk runs.
import { randomUUID } from 'node:crypto';
import { aPayment, payments } from '@backoffice/platform/testing';
import { aChangeOf, changeError, mutate } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { until } from '../../testing/until.ts';
import { anImportOf, requestUpload, sendFile } from '../../testing/uploads.ts';

const clock = { now: new Date('2026-11-26T15:00:00.000Z') };
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  now: () => clock.now,
});

const DAY = 24 * 3_600_000;

const importsOf = async (username: string) => {
  const document = '{ viewer { endedImports { id fileName status } } }';
  const { data } = await gateway
    .as(username)
    .query<{ viewer: { endedImports: readonly { readonly id: string }[] } }>(document);
  return data.viewer.endedImports;
};

test('the person who uploaded a file finds its import once it is read, and sees who approved it', async () => {
  const content = `Id externo;Código de concepto;Importe;E-mail del pagador\r\n${randomUUID()};CUOTA;10,50;ana@correo.example\r\n`;
  const place = { url: gateway.url, token: await platform.tokenFor('operador') };
  const link = await requestUpload(place, anImportOf(Buffer.byteLength(content)));
  const id = (await sendFile(gateway.url, link, content)).data?.importId ?? '';
  await until(async () => (await importsOf('operador')).some((one) => one.id === id));
  expect(await importsOf('operador')).toMatchObject([{ id, fileName: 'pagos.csv', status: 'PENDING_APPROVED' }]);
  expect(await importsOf('administrador')).toEqual([]);

  const other = gateway.as('administrador');
  clock.now = new Date(clock.now.getTime() + 1_000);
  const approved = await mutate<{ readonly error: object | null }>(
    other,
    { mutation: 'approveImport', types: { id: 'ID!', change: 'ChangeInput!' }, answer: changeError },
    { id, change: await aChangeOf(other, 'import', id) },
  );
  expect(approved.payload).toEqual({ error: null });
  const { data } = await gateway.as('operador').query('{ viewer { decisions { username action recordId } } }');
  expect(data).toEqual({
    viewer: { decisions: [{ username: 'administrador', action: 'approveImport', recordId: id }] },
  });
});

const runsOf = async (username: string) => {
  const document = '{ viewer { endedBulkRuns { id action size done isOwn state } } }';
  const { data } = await gateway.as(username).query<{ viewer: { endedBulkRuns: readonly object[] } }>(document);
  return data.viewer.endedBulkRuns;
};

test('an ended bulk run is found by its owner for a week, and not by another person', async () => {
  const [paymentId, id, holder] = [`pay-${randomUUID()}`, randomUUID(), randomUUID()];
  await platform.add(
    payments,
    aPayment({ id: paymentId, collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z' }),
  );
  const item = { id: paymentId, version: 1, idempotencyKey: randomUUID() };
  const run = {
    id,
    action: 'cancelPayment',
    arguments: [{ name: 'reason', value: 'Duplicado' }],
    items: [item],
    holder,
  };
  const created = await gateway
    .as('operador')
    .query('mutation ($run: NewBulkRunInput!) { createBulkRun(run: $run) { error { code } } }', { run });
  expect(created.data).toEqual({ createBulkRun: { error: null } });
  expect(await runsOf('operador')).toEqual([]);
  const outcomes = [{ place: 0, state: 'DONE', idempotencyKey: item.idempotencyKey }];
  const report = { holder, number: 1, state: 'ENDED', begun: 1, outcomes };
  const reported = await gateway
    .as('operador')
    .query(
      'mutation ($id: ID!, $report: BulkRunReportInput!) { reportBulkRun(id: $id, report: $report) { error { code } } }',
      { id, report },
    );
  expect(reported.data).toEqual({ reportBulkRun: { error: null } });
  expect(await runsOf('operador')).toEqual([
    { id, action: 'cancelPayment', size: 1, done: 1, isOwn: true, state: 'ENDED' },
  ]);
  expect(await runsOf('administrador')).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 7 * DAY + 60_000);
  expect(await runsOf('operador')).toEqual([]);
});

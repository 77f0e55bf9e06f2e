// Guards: Reads of protected data and downloads leave audit events.
import { aPayment, payments } from '@backoffice/platform/testing';
import { createTestTrail } from '../../testing/audit-trail.ts';
import { startFileService } from '../../testing/file-service.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const trail = createTestTrail();
const service = await startFileService(Buffer.from('id;name\r\n1;Ana\r\n'));
afterAll(() => service.close());
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 40,
  takeAudit: trail.take,
  replaced: { export: service.url },
});
beforeEach(() => {
  service.answerFile();
  trail.clear();
});

const given = { collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z' };
const accesses = () => trail.events().filter(({ kind }) => kind === 'look');
const ask = (username: string, document: string, headers: Readonly<Record<string, string>> = {}) =>
  gateway.as(username).query<Record<string, { rows: readonly { id: string }[] }>>(document, {}, headers);

describe('a read of protected data', () => {
  test('is recorded with the person, the identifiers and the request', async () => {
    await platform.add(payments, aPayment({ ...given, id: 'looked-at-1' }));
    await ask('operador', '{ payment(id: "looked-at-1") { holder { holderName } } }', {
      'x-request-id': 'audited-look-1',
    });
    expect(trail.events()).toEqual([
      {
        audit: true,
        time: expect.stringMatching(/Z$/),
        requestId: 'audited-look-1',
        operation: 'other',
        userId: expect.stringMatching(/./),
        username: 'operador',
        name: 'Omar Peralta',
        kind: 'look',
        action: 'Payment.holder',
        type: 'Payment',
        ids: ['looked-at-1'],
        count: 1,
        before: null,
        changed: null,
        after: null,
        reason: null,
        result: 'done',
        code: null,
      },
    ]);
  });

  test('is recorded once for a list, with the identifiers of all rows', async () => {
    const { data } = await ask('operador', '{ payers(limit: 20) { rows { id name } } }');
    const ids = data['payers']?.rows.map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(accesses()).toMatchObject([{ action: 'Query.payers', type: 'Payer', ids, count: 20 }]);
  });

  test('is recorded once a field for thirty rows', async () => {
    await ask(
      'operador',
      '{ payments(limit: 30) { rows { holder { holderName } payerProfile { name } payer { name } } } }',
    );
    const byAction = [...accesses()].sort((a, b) => String(a['action']).localeCompare(String(b['action'])));
    // two services answer in any order
    expect(byAction).toMatchObject([
      { action: 'Payment.holder', count: 30 },
      { action: 'Payment.payerProfile', type: 'Payer', count: expect.any(Number) },
    ]);
  });

  test('is recorded completely, in events of at most 100 identifiers', async () => {
    const many = Array.from({ length: 120 }, (_, index) => `many-${index}`);
    for (const id of many) await platform.add(payments, aPayment({ ...given, id, collector_id: 'MANY' }));
    const page = (number: number) =>
      `p${number}: payments(filter: { collectorId: "MANY" }, limit: 60, page: ${number}) { rows { holder { holderName } } }`;
    await ask('operador', `{ ${page(1)} ${page(2)} }`);
    const told = accesses().map(({ ids, count }) => ({ ids: Array.isArray(ids) ? ids : [], count }));
    expect(told.map(({ ids, count }) => [ids.length, count])).toEqual([
      [100, 120],
      [20, 120],
    ]);
    expect(new Set(told.flatMap(({ ids }) => ids))).toEqual(new Set(many));
  });

  test('is recorded as forbidden once for a person without the permission', async () => {
    await ask('auditor', '{ payments(limit: 5) { rows { holder { holderName } } } }');
    await ask('sinpermisos', '{ payer(id: "somebody") { name } payers { size } }');
    expect(accesses()).toMatchObject([
      { username: 'auditor', action: 'Payment.holder', count: 5, result: 'forbidden', code: 'FORBIDDEN' },
      { username: 'sinpermisos', action: 'Query.payer', ids: ['somebody'], result: 'forbidden' },
      { username: 'sinpermisos', action: 'Query.payers', count: 0, result: 'forbidden' },
    ]);
  });

  test('is not recorded when no protected data is shown', async () => {
    await ask('operador', '{ payer(id: "nobody") { name } payments(limit: 5) { rows { id finalAmount } } }');
    platform.faults.set({ service: 'payer', fault: { kind: 'drop' } });
    await ask('operador', '{ payers { rows { name } } }');
    expect(trail.events()).toEqual([]);
  });
});

describe('the file of a download link', () => {
  const aLink = async () => {
    const body = JSON.stringify({ query: 'mutation { createExportDownload(id: "e1") { download { url } } }' });
    const authorization = `Bearer ${await platform.tokenFor('operador')}`;
    const answer = await gateway.post(body, { 'content-type': 'application/json', authorization });
    const url = gateway.url + (/"url":"([^"]+)"/.exec(await answer.text())?.[1] ?? '');
    return { url, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  };

  test('is recorded when the link is created and when the whole file was sent', async () => {
    const { url, cookie } = await aLink();
    await (await fetch(url, { headers: { cookie } })).text();
    expect(trail.events()).toMatchObject([
      { kind: 'change', action: 'createExportDownload', type: 'Export', ids: ['e1'], result: 'done' },
      { kind: 'download', username: 'operador', type: 'Export', ids: ['e1'], result: 'done' },
    ]);
  });

  test('is recorded with its owner when it is refused, but not for a made-up link', async () => {
    const { url, cookie } = await aLink();
    const owner = trail.events()[0]?.['userId'];
    await (await fetch(url, { headers: { cookie } })).text();
    trail.clear();
    const authorization = `Bearer ${await platform.tokenFor('auditor')}`;
    await (await fetch(url, { headers: { authorization } })).text();
    await (await fetch(url, { headers: { cookie } })).text();
    await (await fetch(url.slice(0, -1))).text();
    const refused = { kind: 'download', type: 'Export', ids: ['e1'], result: 'refused', owner };
    expect(trail.events()).toMatchObject([
      {
        ...refused,
        code: 'FOREIGN',
        username: 'auditor',
        userId: expect.not.stringMatching(new RegExp(`^${String(owner)}$`)),
      },
      { ...refused, code: 'USED', userId: null },
    ]);
  });

  test('is recorded as failed when the service fails', async () => {
    const { url, cookie } = await aLink();
    service.answerFile((response) => void response.writeHead(503).end());
    await (await fetch(url, { headers: { cookie } })).text();
    expect(trail.events().at(-1)).toMatchObject({ kind: 'download', result: 'failed', code: 'SERVICE_UNAVAILABLE' });
  });
});

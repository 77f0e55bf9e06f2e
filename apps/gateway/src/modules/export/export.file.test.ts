// Guards: The file of an export can be downloaded only when the export is finished, with the permission of its list.
import { randomUUID } from 'node:crypto';
import type { Export } from '@backoffice/contracts/export';
import { anExport, aPayment, exports, payments } from '@backoffice/platform/testing';
import { changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  now: () => new Date('2026-11-21T15:00:00.000Z'),
});

/** Creates an export of payments and returns its identifier. */
const ask = async (payments: object): Promise<string> => {
  const { payload } = await mutate<{ readonly exportId: string }>(
    gateway.as('operador'),
    {
      mutation: 'createExport',
      types: { list: 'ExportInput!', format: 'ExportFormat!', once: 'OnceInput!' },
      answer: 'exportId',
    },
    { list: { payments }, format: 'JSON', once: { idempotencyKey: randomUUID() } },
  );
  return payload?.exportId ?? '';
};
const isExport = (body: unknown): body is Export => typeof body === 'object' && body !== null && 'filter' in body;
const stored = async (id: string): Promise<Export> => {
  const body: unknown = await (await fetch(`${platform.urls.export}/exportaciones/${id}`)).json();
  if (!isExport(body)) throw new Error('This is no export.');
  return body;
};

describe('the file of an export', () => {
  const put = async (given: Partial<Export>): Promise<Export> => {
    const done = { status: 'finished', file_name: 'pagos.csv', file_size: 1 } as const;
    return platform.add(
      exports,
      anExport({ id: randomUUID(), created_date: '2026-11-20T12:00:00.000Z', ...done, ...given }),
    );
  };
  const download = (id: string, username = 'auditor') =>
    mutate<{ download: { url: string; fileName: string; size: number } | null; error: TestChangeError | null }>(
      gateway.as(username),
      {
        mutation: 'createExportDownload',
        types: { id: 'ID!' },
        answer: `download { url expiresAt fileName size } ${changeError}`,
      },
      { id },
    );
  const finished = async (id: string): Promise<Export> => {
    for (;;) {
      const now = await stored(id);
      if (now.status === 'finished') return now;
      if (now.status === 'error') throw new Error(`The export failed: ${now.error_detail ?? ''}`);
    }
  };

  test('has the requested rows, and is downloaded by a person who may see exports', async () => {
    const reference = '0070999030004123456789';
    for (const [id, status] of [
      ['pago-1', 'approved'],
      ['pago-2', 'pending'],
    ] as const)
      await platform.add(
        payments,
        aPayment({
          id,
          collector_id: 'LUZN',
          request_date: '2026-11-20T15:00:00.000Z',
          external_transaction_id: reference,
          status,
        }),
      );
    const made = await finished(
      await ask({ filter: { status: 'APPROVED' }, columns: ['EXTERNAL_TRANSACTION_ID', 'ID'] }),
    );
    expect(made).toMatchObject({ records: 1, processed_records: 1 });
    const { payload: answer } = await download(made.id);
    expect(answer?.download).toMatchObject({ fileName: made.file_name, size: made.file_size });
    const file = await fetch(`${gateway.url}${answer?.download?.url ?? ''}`, {
      headers: { authorization: `Bearer ${await platform.tokenFor('auditor')}` },
    });
    expect(await file.json()).toEqual([{ external_transaction_id: reference, id: 'pago-1' }]);
  });

  test.each(['pending', 'in_process', 'error'])('cannot be downloaded while the export is %s', async (status) => {
    const made = anExport({
      created_date: '2026-11-20T12:00:00.000Z',
      id: `still-1-${status.replace('_', '-')}`,
      status,
      file_name: null,
      file_size: null,
    });
    await platform.add(exports, made);
    expect((await download(made.id)).payload).toEqual({
      download: null,
      error: {
        code: 'CONFLICT',
        message: 'La exportación no terminó: todavía no hay un archivo para descargar.',
        extendedCode: 'export_not_finished',
        serviceCode: null,
        fields: [],
      },
    });
  });

  test.each([
    ['payments', 'payment:show', 'PAYMENT_SHOW'],
    ['subscription', 'subscription:show', 'SUBSCRIPTION_SHOW'],
    ['distributions', 'distribution:show', 'DISTRIBUTION_SHOW'],
    ['refunds', 'payment:show', 'PAYMENT_SHOW'],
  ])('with %s requires the permission of that list (GAP-53)', async (type, role, permission) => {
    const { id } = await put({ type });
    const linkFor = async (...roles: string[]) =>
      gateway
        .withToken(await platform.tokenFor('sinpermisos', { claims: { realm_access: { roles } } }))
        .query('mutation ($id: ID!) { createExportDownload(id: $id) { download { url } } }', { id });
    expect(await linkFor('export:show')).toMatchObject({
      data: { createExportDownload: null },
      errors: [{ extensions: { code: 'FORBIDDEN', permissions: [permission] } }],
    });
    expect((await linkFor('export:show', role)).data).toMatchObject({
      createExportDownload: { download: { url: expect.stringContaining('/downloads/') } },
    });
  });

  test('with an unknown list requires the permissions of all lists', async () => {
    const { id } = await put({ type: 'payers' });
    const { errors } = await download(id, 'operador');
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permissions: ['DISTRIBUTION_SHOW'] } }]);
    expect((await download(id, 'administrador')).errors).toBeUndefined();
  });

  test('that does not exist is not found', async () => {
    expect((await download('nothing')).payload).toMatchObject({ download: null, error: { code: 'NOT_FOUND' } });
  });
});

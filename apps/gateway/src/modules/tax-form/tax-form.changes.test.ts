// Guards: A tax form is created, presented or reprocessed once, in its state and with permission. A form with a file
// has a link to it.
import { randomUUID } from 'node:crypto';
import { aTaxForm, taxForms } from '@backoffice/platform/testing';
import { aChange, aChangeOf, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const put = async (status = 'created') => {
  const id = randomUUID();
  const created_date = '2026-11-02T12:00:00.000Z';
  const more = { status_date: new Date().toISOString(), ...(status === 'created' ? {} : { file_name: null }) };
  await platform.add(taxForms, aTaxForm({ id, status, created_date, ...more }));
  const { version } = await aChangeOf(gateway.as('tesoreria'), 'taxForm', id);
  return { id, version };
};
/** Returns the changes that reached the service. Reads are not counted. */
const changes = () => platform.requests.list('tax-form').filter(({ method }) => method !== 'GET');

interface Payload {
  readonly taxForm: { readonly status: string } | null;
  readonly error: TestChangeError | null;
}
const types = { presentTaxFormManually: { transactionId: 'String!' }, reprocessTaxForm: { reason: 'String' } };
const typesOf = (name: string): Readonly<Record<string, string>> =>
  new Map(Object.entries<Readonly<Record<string, string>>>(types)).get(name) ?? {};
const change = (mutation: string, given: object, username = 'tesoreria') =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation,
      types: { id: 'ID!', change: 'ChangeInput!', ...typesOf(mutation) },
      answer: `taxForm { status afipTransactionId reprocessDetail fileName } ${changeError}`,
    },
    given,
  );
const changeOf = ({ id, version }: { id: string; version: number }) => ({ id, change: { ...aChange(), version } });
const create = (given: object, username = 'tesoreria') =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'createTaxForm',
      types: { structureId: 'ID!', period: 'String!', once: 'OnceInput!' },
      answer: `taxForm { status period formName formVersion createdBy } ${changeError}`,
    },
    { structureId: 'sircreb-1.4', period: '2026-10', once: { idempotencyKey: randomUUID() }, ...given },
  );

test('a form is created once for an idempotency key, even with two requests at once', async () => {
  platform.requests.clear();
  const once = { idempotencyKey: randomUUID() };
  const answers = await Promise.all([create({ once }), create({ once })]);
  for (const { payload } of answers)
    expect(payload).toEqual({
      taxForm: {
        status: 'PENDING',
        period: '2026-10',
        formName: 'SIRCREB',
        formVersion: '1.4',
        createdBy: null,
      },
      error: null,
    });
  expect(changes()).toHaveLength(1);
});

test.each([
  [{ period: '' }, 'period', 'Elija el período.'],
  [{ period: '2026-13' }, 'period', 'El período no es válido.'],
  [{ period: '2099-01' }, 'period', 'El período todavía no empezó.'],
  [{ structureId: '' }, 'structureId', 'Elija el formulario.'],
])('%j is refused at %s before the call', async (wrong, path, message) => {
  platform.requests.clear();
  expect((await create(wrong)).payload?.error).toMatchObject({ fields: [{ path, message }] });
  expect(changes()).toEqual([]);
});

test('an unknown structure is refused by the service, with a text', async () => {
  const { payload } = await create({ structureId: 'none' });
  expect(payload?.error).toMatchObject({ code: 'NOT_FOUND', message: 'No se encontró el formulario elegido.' });
});

test.each([
  ['presentTaxForm', {}, { status: 'DELIVERED', afipTransactionId: expect.stringMatching(/^\d{12}$/) }],
  ['presentTaxFormManually', { transactionId: ' AB-91 ' }, { status: 'DELIVERED', afipTransactionId: 'AB-91' }],
  ['reprocessTaxForm', { reason: 'Falta una' }, { status: 'REPROCESS', reprocessDetail: 'Falta una', fileName: null }],
  ['reprocessTaxForm', { reason: ' ' }, { status: 'REPROCESS', reprocessDetail: null }],
  ['reprocessTaxForm', {}, { status: 'REPROCESS', reprocessDetail: null }],
])('%s %j is done once for an idempotency key, even with two requests at once', async (mutation, more, after) => {
  const given = { ...changeOf(await put()), ...more };
  platform.requests.clear();
  const answers = await Promise.all([change(mutation, given), change(mutation, given)]);
  for (const { payload } of answers) expect(payload).toMatchObject({ taxForm: after, error: null });
  expect(changes()).toHaveLength(1);
});

const all = [
  ['presentTaxForm', {}],
  ['presentTaxFormManually', { transactionId: '1' }],
  ['reprocessTaxForm', {}],
] as const;

test.each(
  all.flatMap(([mutation, more]) =>
    [
      ['pending', 'not_ready'],
      ['generating', 'not_ready'],
      ['reprocess', 'not_ready'],
      ['delivered', 'delivered'],
      ['error', 'failed'],
    ].map(([status, code]) => ({ mutation, more, status, code })),
  ),
)('$mutation of a form in status $status is refused, and the service gets no change (CON-22)', async (given) => {
  const form = await put(given.status);
  platform.requests.clear();
  const { payload } = await change(given.mutation, { ...changeOf(form), ...given.more });
  expect(payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: given.code });
  expect(changes()).toEqual([]);
});

test.each(['', '  ', 'a b', 'a.b', '../1', '-'])('the transaction %j is refused (B244)', async (transactionId) => {
  const { payload } = await change('presentTaxFormManually', { ...changeOf(await put()), transactionId });
  expect(payload?.error).toMatchObject({ fields: [{ path: 'transactionId' }] });
});

test('a reprocessed form has another version', async () => {
  const form = await put();
  await change('reprocessTaxForm', changeOf(form));
  expect((await change('presentTaxForm', changeOf(form))).payload?.error).toMatchObject({
    extendedCode: 'version_stale',
  });
});

const link = (id: string, username = 'tesoreria') =>
  mutate<{ readonly download: { readonly url: string } | null; readonly error: TestChangeError | null }>(
    gateway.as(username),
    { mutation: 'createTaxFormDownload', types: { id: 'ID!' }, answer: `download { url fileName } ${changeError}` },
    { id },
  );

test('a form with a file has a link to its ZIP, and none while the file is generated', async () => {
  expect((await link((await put()).id)).payload).toMatchObject({
    download: { fileName: 'RG4614_2026-10.zip' },
    error: null,
  });
  expect((await link((await put('generating')).id)).payload?.error).toMatchObject({ extendedCode: 'not_ready' });
  expect((await link((await put('error')).id)).payload?.error).toMatchObject({ extendedCode: 'without_file' });
  expect((await link('none')).payload?.error).toMatchObject({ code: 'NOT_FOUND' });
});

test('each action requires its permission, and the service is not called without it', async () => {
  const form = await put();
  platform.requests.clear();
  for (const [mutation, more] of all)
    expect((await change(mutation, { ...changeOf(form), ...more }, 'auditor')).errors).toMatchObject([
      {
        extensions: {
          code: 'FORBIDDEN',
          permissions: [mutation === 'reprocessTaxForm' ? 'AFIP_REPROCESS' : 'AFIP_DELIVER'],
        },
      },
    ]);
  expect((await create({}, 'auditor')).errors).toMatchObject([{ extensions: { permissions: ['AFIP_CREATE'] } }]);
  expect((await link(form.id, 'auditor')).errors).toMatchObject([{ extensions: { permissions: ['AFIP_DOWNLOAD'] } }]);
  expect(platform.requests.list('tax-form')).toEqual([]);
});

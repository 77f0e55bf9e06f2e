// Guards: A payer is created once for a key. A payer reference is created, updated with its version, and deleted once
// for a key.
import type { PayerReference } from '@backoffice/contracts/payer';
import { aChange, aChangeOf, changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows } from '../../testing/rest-view.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const aKey = () => ({ idempotencyKey: aChange().idempotencyKey });
const changes = () => platform.requests.list('payer').filter(({ method }) => method !== 'GET');
/** Reads a stored entity from the service, because the platform does not keep request bodies. */
const stored = async (path: string) => (await fetch(`${platform.urls.payer}${path}`)).json();

interface Payload {
  readonly payerId?: string | null;
  readonly reference?: { readonly id: string } | null;
  readonly deleted?: number;
  readonly error: TestChangeError | null;
}

const createPayer = (given: object, username = 'operador') =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'createPayer',
      types: { name: 'String!', email: 'String!', identification: 'IdentificationInput', once: 'OnceInput!' },
      answer: `payerId payer { name email identification { type number country } } ${changeError}`,
    },
    { name: 'Ana Pérez', email: 'ana@correo.example', once: aKey(), ...given },
  );

const reference = 'reference { id collectorId name email externalReference identification { type number country } }';
const createReference = (given: object, username = 'operador', once = aKey()) =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'createPayerReference',
      types: { collectorId: 'ID!', reference: 'PayerReferenceInput!', once: 'OnceInput!' },
      answer: `${reference} ${changeError}`,
    },
    { collectorId: 'LUZN', reference: { name: 'Ana', ...given }, once },
  );
/** Returns the current version of the reference, the default of these tests. */
const seenNow = async (id: string) => (await aChangeOf(gateway.as('administrador'), 'payerReference', id)).version;
const updateReference = async (id: string, given: object, username = 'operador', version?: number) =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'updatePayerReference',
      types: { id: 'ID!', reference: 'PayerReferenceInput!', once: 'OnceInput!', version: 'Int' },
      answer: `${reference} ${changeError}`,
    },
    { id, reference: { name: 'Ana', ...given }, once: aKey(), version: version ?? (await seenNow(id)) },
  );
const deleteReference = async (id: string, username = 'operador', once = aKey(), version?: number) =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'deletePayerReference',
      types: { id: 'ID!', once: 'OnceInput!', version: 'Int' },
      answer: `deleted ${changeError}`,
    },
    { id, once, version: version ?? (await seenNow(id)) },
  );
const deleteOf = (collectorId: string, expectedSize: number, once = aKey(), username = 'operador') =>
  mutate<Payload>(
    gateway.as(username),
    {
      mutation: 'deletePayerReferencesByCollector',
      types: { collectorId: 'ID!', expectedSize: 'Int!', once: 'OnceInput!' },
      answer: `deleted ${changeError}`,
    },
    { collectorId, expectedSize, once },
  );

const dni = { type: 'DNI_ARG', number: '12.345.678', country: 'ARG' };

describe('a payer', () => {
  test('is created with the typed fields', async () => {
    const { payload, errors } = await createPayer({ identification: dni });
    expect(errors).toBeUndefined();
    expect(payload).toMatchObject({
      payer: { name: 'Ana Pérez', email: 'ana@correo.example', identification: { ...dni, number: '12345678' } },
      error: null,
    });
    expect(await stored(`/${payload?.payerId ?? ''}`)).toMatchObject({ name: 'Ana Pérez', phones: [] });
  });

  test.each([undefined, 500, 502, 503, 504])(
    'is created once for a key when its answer was lost (%p)',
    async (status) => {
      const once = aKey();
      platform.faults.set({ service: 'payer', fault: { kind: 'lose', ...(status && { status }) } });
      expect((await createPayer({ once })).errors).toMatchObject([{ extensions: { outcomeUnknown: true } }]);
      platform.faults.clear();
      const [one, other] = await Promise.all([createPayer({ once }), createPayer({ once })]);
      expect(one).toEqual(other);
      expect(one.payload?.error).toBeNull();
    },
  );

  test('is created for each of two people who use the same key', async () => {
    const once = aKey();
    const mine = await createPayer({ once });
    const theirs = await createPayer({ once, name: 'Bruno Díaz' }, 'administrador');
    expect([mine.payload, theirs.payload]).toMatchObject([
      { payer: { name: 'Ana Pérez' }, error: null },
      { payer: { name: 'Bruno Díaz' }, error: null },
    ]);
  });

  test('has no identification when no type was chosen (B228)', async () => {
    const { payload } = await createPayer({});
    expect(payload).toMatchObject({ payer: { identification: null }, error: null });
  });

  test.each([
    ['name', { name: '' }, 'El nombre es requerido'],
    ['email', { email: 'ana' }, 'El email no tiene formato correcto'],
    ['identification.number', { identification: { ...dni, number: '1234567' } }, 'El número de DNI no es válido'],
    ['identification.type', { identification: { ...dni, type: 'UNKNOWN' } }, 'Tipo de identificación requerido*'],
    ['once.idempotencyKey', { once: { idempotencyKey: 'x' } }, 'La clave de la operación no es válida.'],
  ])('with an invalid field is refused at %s', async (name, given, message) => {
    const { payload } = await createPayer(given);
    expect(payload?.error).toMatchObject({ code: 'BAD_USER_INPUT', message, fields: [{ path: name, message }] });
    expect(platform.requests.list()).toEqual([]);
  });

  test('requires a permission to be created', async () => {
    expect((await createPayer({}, 'auditor')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(changes()).toEqual([]);
  });
});

describe('a payer reference', () => {
  test('is created without empty fields (B228), and an update empties the fields that it leaves out', async () => {
    const { payload } = await createReference({ email: '', externalReference: 'SOC-1' });
    expect(payload).toMatchObject({
      reference: { collectorId: 'LUZN', name: 'Ana', email: null, externalReference: 'SOC-1', identification: null },
      error: null,
    });
    const id = payload?.reference?.id ?? '';
    const updated = await updateReference(id, {
      email: 'a@b.example',
      externalReference: 'SOC-2',
      identification: dni,
    });
    expect(updated.payload).toMatchObject({
      reference: { id, collectorId: 'LUZN', email: 'a@b.example', externalReference: 'SOC-2' },
    });
    const dropped = await updateReference(id, {});
    expect(dropped.payload).toMatchObject({ reference: { id, email: null, identification: null } });
  });

  test('with an invalid field is refused at the path of that field', async () => {
    const { payload } = await createReference({ identification: { ...dni, number: '1' } });
    const message = 'La cantidad de caracteres para DNI es 7 u 8';
    expect(payload?.error?.fields).toMatchObject([{ path: 'reference.identification.number', message }]);
    expect(platform.requests.list()).toEqual([]);
  });

  test('is deleted once for a key', async () => {
    const id = (await createReference({})).payload?.reference?.id ?? '';
    const [once, version] = [aKey(), await seenNow(id)];
    expect((await deleteReference(id, 'operador', once, version)).payload).toEqual({ deleted: 1, error: null });
    expect((await deleteReference(id, 'operador', once, version)).payload).toEqual({ deleted: 1, error: null });
    expect((await deleteReference(id)).payload).toMatchObject({ deleted: 0, error: { code: 'NOT_FOUND' } });
  });

  test('is neither changed nor deleted with a stale version (GAP-43)', async () => {
    const id = (await createReference({})).payload?.reference?.id ?? '';
    const { data } = await gateway
      .as('operador')
      .query<{ readonly payerReference: { readonly version: number } }>(
        'query ($id: ID!) { payerReference(id: $id) { version } }',
        { id },
      );
    const { version } = data.payerReference;
    const stale = { error: { code: 'CONFLICT', extendedCode: 'version_stale' } };
    expect((await updateReference(id, { email: 'ana@example.com' }, 'operador', version)).payload).toMatchObject({
      error: null,
    });
    expect((await updateReference(id, { name: 'Bruno' }, 'operador', version)).payload).toMatchObject({
      reference: { name: 'Ana', email: 'ana@example.com' },
      ...stale,
    });
    expect((await deleteReference(id, 'operador', aKey(), version)).payload).toMatchObject({ deleted: 0, ...stale });
  });

  test('requires a permission for each change (B278)', async () => {
    const requested = await Promise.all([
      createReference({}, 'auditor'),
      updateReference('x', {}, 'auditor', 1),
      deleteReference('x', 'auditor', aKey(), 1),
      deleteOf('LUZN', 0, aKey(), 'auditor'),
    ]);
    for (const { errors } of requested) expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(platform.requests.list()).toEqual([]);
  });
});

describe('all references of a collector', () => {
  test('are deleted once for a key, only if their number is the one that the person saw', async () => {
    await createReference({});
    const all = await allRows<PayerReference>(`${platform.urls.payer}/referencias`);
    const size = all.filter(({ collector_id: id }) => id === 'LUZN').length;
    const moved = await deleteOf('LUZN', size + 1);
    expect(moved.payload).toMatchObject({
      deleted: 0,
      error: {
        code: 'CONFLICT',
        extendedCode: 'selection_moved',
        message: `La entidad tenía ${size + 1} referencias y ahora tiene ${size}. No se eliminó ninguna: revise y vuelva a confirmar.`,
      },
    });
    const once = aKey();
    const answers = await Promise.all([deleteOf('LUZN', size, once), deleteOf('LUZN', size, once)]);
    for (const { payload } of answers) expect(payload).toEqual({ deleted: size, error: null });
    expect(changes().filter(({ path }) => path.startsWith('/referencias/comercios/'))).toHaveLength(1);
    expect((await deleteOf('LUZN', 0)).payload).toEqual({ deleted: 0, error: null });
  });
});

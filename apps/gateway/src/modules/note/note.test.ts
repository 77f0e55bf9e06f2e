// Guards: A person who may see a record leaves each note once, without card numbers. Only its author corrects a note.
import { randomUUID } from 'node:crypto';
import { aPayment, payments } from '@backoffice/platform/testing';
import { changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import type { TestPerson } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0, keepsActivity: true });

interface Note {
  readonly id: string;
  readonly username: string;
  readonly text: string;
  readonly mentioned: readonly string[];
  readonly correctedBy: string | null;
}
interface Payload {
  readonly notes: readonly Note[] | null;
  readonly error: TestChangeError | null;
}

const types = { target: 'RecordInput!', text: 'String!', corrects: 'ID', once: 'OnceInput!' };
const answer = `notes { id username text mentioned correctedBy } ${changeError}`;
const add = (
  person: TestPerson,
  given: { readonly target: object; readonly text: string; readonly corrects?: string },
  key = randomUUID(),
) => mutate<Payload>(person, { mutation: 'addNote', types, answer }, { ...given, once: { idempotencyKey: key } });

const aTarget = async () => {
  const id = `note-${randomUUID()}`;
  await platform.add(payments, aPayment({ id, collector_id: 'LUZN', request_date: '2026-11-01T15:00:00.000Z' }));
  return { type: 'Payment', id };
};
const asked = async (username: string, id: string) => {
  const document = 'query ($target: RecordInput!) { notes(target: $target) { text username } }';
  return gateway.as(username).query<{ notes: readonly Note[] | null }>(document, { target: { type: 'Payment', id } });
};
const notesOf = async (username: string, id: string) => (await asked(username, id)).data.notes;

test('a note has author and mentioned people, and another person who may see the record reads it', async () => {
  const target = await aTarget();
  const text = 'Llamé al banco: @Tesoreria, falta el comprobante.\nVuelvo el lunes';
  const { payload } = await add(gateway.as('operador'), { target, text });
  expect(payload).toMatchObject({ error: null, notes: [{ username: 'operador', text, mentioned: ['tesoreria'] }] });
  expect(await notesOf('auditor', target.id)).toEqual([{ text, username: 'operador' }]);
});

test('a note with a repeated idempotency key is left once', async () => {
  const target = await aTarget();
  const key = randomUUID();
  await add(gateway.as('operador'), { target, text: 'Una vez' }, key);
  const { payload } = await add(gateway.as('operador'), { target, text: 'Una vez' }, key);
  expect(payload).toMatchObject({ error: null, notes: [{ text: 'Una vez' }] });
});

test('a mentioned person finds the note, if they may see the record', async () => {
  const target = await aTarget();
  const mentions = async (username: string) => {
    const document = '{ viewer { mentions { type recordId note { text username } } } }';
    const { data } = await gateway
      .as(username)
      .query<{ viewer: { mentions: readonly { readonly recordId: string; readonly note: Note }[] } }>(document);
    return data.viewer.mentions.filter(({ recordId }) => recordId === target.id).map(({ note }) => note.text);
  };
  const [first] =
    (await add(gateway.as('operador'), { target, text: 'Para @Auditor y @sinpermisos, de @operador' })).payload
      ?.notes ?? [];
  expect(await mentions('auditor')).toEqual(['Para @Auditor y @sinpermisos, de @operador']);
  expect(await mentions('sinpermisos')).toEqual([]);
  expect(await mentions('operador')).toEqual([]);
  await add(gateway.as('operador'), { target, text: '@auditor: ya está', corrects: first?.id ?? '' });
  const [second] = (
    await gateway
      .as('operador')
      .query<{ notes: readonly Note[] }>('query ($target: RecordInput!) { notes(target: $target) { id } }', { target })
  ).data.notes;
  expect(await mentions('auditor')).toEqual(['@auditor: ya está']);
  await add(gateway.as('operador'), { target, text: 'Era para otra persona', corrects: second?.id ?? '' });
  expect(await mentions('auditor')).toEqual([]);
});

test('only the author corrects a note, once; the corrected note stays beside the newer one', async () => {
  const target = await aTarget();
  const [first] = (await add(gateway.as('operador'), { target, text: 'Espera al banco' })).payload?.notes ?? [];
  const corrects = first?.id ?? '';
  const other = await add(gateway.as('administrador'), { target, text: 'No es así', corrects });
  expect(other.payload?.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'corrects' }] });
  const { payload } = await add(gateway.as('operador'), { target, text: 'Espera a la entidad', corrects });
  expect(payload?.notes).toMatchObject([
    { text: 'Espera a la entidad', correctedBy: null },
    { text: 'Espera al banco', correctedBy: payload?.notes?.[0]?.id },
  ]);
  const again = await add(gateway.as('operador'), { target, text: 'Otra', corrects });
  expect(again.payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: 'note_corrected' });
});

test.each([
  ['a card number', 'Tarjeta 4509 9535 6623 3704', 'La nota tiene un número de tarjeta: bórrelo.'],
  ['no text', ' ', 'Escriba la nota.'],
  ['too many characters', 'é'.repeat(501), 'Ingrese 500 caracteres como máximo.'],
])('a note with %s is refused in the field of its text', async (_what, text, message) => {
  const target = await aTarget();
  const { payload } = await add(gateway.as('operador'), { target, text });
  expect(payload).toMatchObject({ notes: null, error: { fields: [{ path: 'text', message }] } });
  expect(await notesOf('operador', target.id)).toEqual([]);
});

test('a DNI and an e-mail address in a note are stored as dots; an amount stays', async () => {
  const target = await aTarget();
  const { payload } = await add(gateway.as('operador'), {
    target,
    text: 'Escribió ana@banco.com, DNI 30111222, por $ 1.234.567',
  });
  expect(payload?.notes?.[0]?.text).toBe('Escribió … DNI …, por $ 1.234.567');
});

test('one query counts the notes of several records; a corrected note and its correction count as one', async () => {
  const [first, second, third] = [await aTarget(), await aTarget(), await aTarget()];
  const [note] = (await add(gateway.as('operador'), { target: first, text: 'Uno' })).payload?.notes ?? [];
  await add(gateway.as('operador'), { target: first, text: 'Uno, corregido', corrects: note?.id ?? '' });
  await add(gateway.as('operador'), { target: first, text: 'Dos' });
  await add(gateway.as('operador'), { target: third, text: 'Tres' });
  const marks = (username: string, type: string, ids: readonly string[]) =>
    gateway
      .as(username)
      .query('query ($type: String!, $ids: [ID!]!) { recordMarks(type: $type, ids: $ids) { id notes } }', {
        type,
        ids,
      });
  const ids = [first.id, second.id, third.id];
  const { data } = await marks('auditor', 'Payment', ids);
  expect(data).toEqual({
    recordMarks: expect.arrayContaining([
      { id: first.id, notes: 2 },
      { id: third.id, notes: 1 },
    ]),
  });
  expect((await marks('sinpermisos', 'Payment', ids)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const many = Array.from({ length: 101 }, (_none, place) => `many-${place}`);
  for (const refused of [many, ['x'.repeat(61)]])
    expect((await marks('auditor', 'Payment', refused)).errors?.[0]?.extensions.fields).toMatchObject([
      { path: 'ids' },
    ]);
});

test('a note is refused on a record that is forbidden, missing or of a type without notes', async () => {
  const target = await aTarget();
  expect((await asked('sinpermisos', target.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const { errors } = await add(gateway.as('sinpermisos'), { target, text: 'Hola' });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permissions: ['PAYMENT_SHOW'] } }]);
  const person = gateway.as('operador');
  const gone = await add(person, { target: { ...target, id: 'nothing-1' }, text: 'Hola' });
  expect(gone.payload?.error?.code).toBe('NOT_FOUND');
  const bin = await add(gateway.as('administrador'), { target: { type: 'Bin', id: '1' }, text: 'Hola' });
  expect(bin.payload?.error).toMatchObject({ fields: [{ path: 'target.type' }] });
});

test('a note is in the activity, and is found by a part of its words', async () => {
  const target = await aTarget();
  await add(gateway.as('operador'), { target, text: 'Reclamó por TELÉFONO' });
  const find = async (note: string) =>
    (
      await gateway
        .as('auditor')
        .query<{ activities: { rows: readonly object[] } }>(
          'query ($note: String) { activities(filter: { note: $note }) { rows { kind action type ids result reason } } }',
          { note },
        )
    ).data.activities.rows;
  expect(await find('por telefono')).toEqual([
    {
      kind: 'NOTE',
      action: 'addNote',
      type: 'Payment',
      ids: [target.id],
      result: 'DONE',
      reason: 'Reclamó por TELÉFONO',
    },
  ]);
  expect(await find('100%')).toEqual([]);
});

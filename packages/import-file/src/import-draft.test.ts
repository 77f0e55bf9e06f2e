// Guards: Rows of a file are corrected before it is sent: each change is checked at once, and the sent file contains it.
import { openDraft, openImportFile, readTable, type ColumnMatches, type ImportDraft, type ImportRow } from './index.ts';

const now = new Date('2026-11-25T12:00:00Z');
const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';
const opened = async (text: string, matches: ColumnMatches = {}, line: number | null = null) =>
  openDraft(await readTable(new TextEncoder().encode(text)), { matches, line }, now);

const draftOf = async (...rows: readonly string[]): Promise<ImportDraft> => {
  const { file } = await opened([heading, ...rows].join('\n'));
  if (file.kind === 'refused') throw file.refusal;
  return file.draft;
};
const codes = (draft: ImportDraft) => draft.summary().faults.map(({ code, count }) => `${code} ${count}`);
const read = async (bytes: Uint8Array): Promise<ImportRow[]> => {
  const rows: ImportRow[] = [];
  for await (const row of (await openImportFile(bytes)).rows) rows.push(row);
  return rows;
};

test('a corrected row is read, shows its original text, and stays in the view', async () => {
  const draft = await draftOf('A;C;mil;a@b.c', 'B;C;10;a@b.c', 'D;C;20;mal');
  draft.show('faulty');
  expect(draft.page(0, 10)).toMatchObject({
    total: 2,
    rows: [{ line: 2, faults: { amount: 'amount_invalid' } }, { line: 4 }],
  });
  draft.change(2, 'amount', ' 1.000,50 ');
  expect(draft.page(0, 10).rows[0]).toMatchObject({
    line: 2,
    texts: { amount: '1.000,50' },
    before: { amount: 'mil' },
    faults: {},
  });
  expect(draft.summary()).toEqual({
    rowCount: 3,
    readable: { count: 2, sum: '1010.50' },
    faults: [{ code: 'email_invalid', count: 1 }],
    mendedCount: 1,
    changedCount: 1,
    outCount: 0,
    hasBeyond: false,
    uncheckedCount: 3,
    caseCount: 0,
    knownCaseCount: 0,
    elsewhere: [],
  });
  draft.show('email_invalid');
  expect(draft.page(0, 10).rows.map(({ line }) => line)).toEqual([4]);
  draft.show('changed');
  expect(draft.page(0, 10).rows.map(({ line }) => line)).toEqual([2]);
});

test('of rows with the same id, the first is right; if it is excluded or gets another id, the next one is', async () => {
  const draft = await draftOf('A;C;1;a@b.c', 'A;C;1;a@b.c', 'A;C;1;a@b.c');
  expect(codes(draft)).toEqual(['external_id_repeated 2']);
  draft.change(3, 'external_transaction_id', 'B');
  expect(codes(draft)).toEqual(['external_id_repeated 1']);
  draft.exclude(true, [2]);
  expect(codes(draft)).toEqual([]);
  draft.exclude(false, [2]);
  expect(codes(draft)).toEqual(['external_id_repeated 1']);
  draft.change(2, 'external_transaction_id', 'B');
  expect(codes(draft)).toEqual(['external_id_repeated 1']);
  draft.show('faulty');
  expect(draft.page(0, 10).rows.map(({ line }) => line)).toEqual([3]);
});

test('all rows with faults can be excluded together', async () => {
  const draft = await draftOf(
    ...Array.from({ length: 2000 }, (_, place) => `;C;1;a@b.c${place % 2 ? '@' : ''}`),
    'A;C;1;a@b.c',
  );
  draft.exclude(true, 'faulty');
  expect(draft.summary()).toMatchObject({ rowCount: 1, outCount: 2000, faults: [] });
  expect(await read(draft.file())).toMatchObject([{ line: 2002, record: { external_transaction_id: 'A' } }]);
});

test('an id of a payment is a fault, an id of another import is reported, and a new id is checked again', async () => {
  const draft = await draftOf('A;C;1;a@b.c', 'B;C;1;a@b.c', 'D;C;x;a@b.c', ';C;1;a@b.c', 'E;C;1;a@b.c', 'E;C;1;a@b.c');
  expect(draft.uncheckedIds(2)).toEqual({ ids: ['A', 'B'], left: 4 });
  const none = { writtenAs: null, paymentId: null, importId: null, fileName: null, line: null };
  const elsewhere = { ...none, importId: 'i1', fileName: 'enero.csv' };
  draft.recordUses(
    ['A', 'B', 'D'],
    [
      { ...none, externalId: 'A', paymentId: 'p1' },
      { ...elsewhere, externalId: 'B', line: 7 },
      { ...elsewhere, externalId: 'D', line: 8 },
    ],
  );
  expect(codes(draft)).toContain('external_id_known 1');
  expect(draft.summary()).toMatchObject({
    uncheckedCount: 1,
    elsewhere: [{ importId: 'i1', fileName: 'enero.csv', count: 2 }],
  });
  draft.show('elsewhere');
  expect(draft.page(0, 10).rows.map(({ line, use }) => [line, use?.line])).toEqual([
    [3, 7],
    [4, 8],
  ]);
  draft.change(2, 'external_transaction_id', 'F');
  expect(codes(draft)).not.toContain('external_id_known 1');
  expect(draft.uncheckedIds(9).ids).toEqual(['F', 'E']);
  draft.exclude(true, 'elsewhere');
  expect(draft.summary()).toMatchObject({ outCount: 2, elsewhere: [] });
  draft.change(2, 'external_transaction_id', 'A');
  expect(codes(draft)).toContain('external_id_known 1');
  draft.clearUses();
  expect(codes(draft)).not.toContain('external_id_known 1');
  expect(draft.uncheckedIds(9)).toMatchObject({ left: 2 });
});

test('an id that differs only in case from that of a payment or another import is reported, and is not a fault', async () => {
  const draft = await draftOf('a;C;1;a@b.c', 'b;C;1;a@b.c', 'd;C;1;a@b.c', 'E;C;1;a@b.c');
  const none = { paymentId: null, importId: null, fileName: null, line: null };
  const twin = { ...none, externalId: 'a', writtenAs: 'A', paymentId: 'p1' };
  draft.recordUses(
    ['a', 'b', 'd', 'E'],
    [
      twin,
      { ...none, externalId: 'b', writtenAs: 'B', importId: 'i1', fileName: 'enero.csv', line: 7 },
      { ...none, externalId: 'd', writtenAs: null, paymentId: 'p2' },
      { ...none, externalId: 'd', writtenAs: 'D', paymentId: 'p3' },
    ],
  );
  expect(draft.summary()).toMatchObject({ caseCount: 2, knownCaseCount: 2, elsewhere: [], readable: { count: 3 } });
  draft.show('case');
  expect(draft.page(0, 9).rows.map(({ line, use, twin: other }) => [line, use, other?.writtenAs])).toEqual([
    [2, null, 'A'],
    [3, null, 'B'],
  ]);
  draft.clearUses();
  expect(draft.summary().caseCount).toBe(0);
});

test('a repeated id is a fault, and does not count as an id that differs in case', async () => {
  const draft = await draftOf('a;C;1;a@b.c', 'a;C;1;a@b.c', 'A;C;1;a@b.c', 'A;C;1;a@b.c', 'b;C;1;a@b.c', 'b;C;1;a@b.c');
  expect(draft.summary()).toMatchObject({ caseCount: 2, knownCaseCount: 0 });
  draft.show('case');
  expect(draft.page(0, 9).rows.map(({ line }) => line)).toEqual([2, 4]);
});

test('the next cell with a fault is found in the order of the columns; the first one follows the last', async () => {
  const draft = await draftOf('A;;x;a@b.c', 'B;C;1;a@b.c', 'Total;;1;', 'D;C;1;mal');
  const columns = ['external_transaction_id', 'amount', 'concept_id', 'payer_email'] as const;
  draft.show('all');
  expect(draft.faultColumns()).toEqual(['concept_id', 'amount', 'external_transaction_id', 'payer_email']);
  const found = [null, [2, 'amount'], [2, 'concept_id'], [4, 'external_transaction_id'], [5, 'payer_email']] as const;
  expect(
    found.map((from) => {
      const next = draft.faultAfter(from && { line: from[0], column: from[1] }, columns);
      return next && [next.line, next.column, next.rowIndex];
    }),
  ).toEqual([
    [2, 'amount', 0],
    [2, 'concept_id', 0],
    [4, 'external_transaction_id', 2],
    [5, 'payer_email', 3],
    [2, 'amount', 0],
  ]);
  draft.show('email_invalid');
  expect(draft.faultColumns()).toEqual(['payer_email']);
  draft.change(5, 'payer_email', 'd@b.c');
  expect([draft.faultColumns(), draft.faultAfter(null, columns)]).toEqual([['payer_email'], null]);
});

test('an excluded row of totals still shows its fault', async () => {
  const draft = await draftOf('A;C;1;a@b.c', 'Total;;1;');
  draft.exclude(true, 'faulty');
  draft.show('out');
  expect(draft.faultColumns()).toEqual(['external_transaction_id']);
  expect(draft.page(0, 9).rows).toMatchObject([{ isOut: true, faults: { external_transaction_id: 'not_a_payment' } }]);
});

test('a row of totals has no id to check', async () => {
  const draft = await draftOf('A;C;1;a@b.c', ';;Total;1', 'Total;;1;');
  expect(draft.uncheckedIds(9)).toEqual({ ids: ['A'], left: 1 });
});

test('a cell that is opened and closed keeps its fault; emptied cells beyond the heading are removed', async () => {
  const draft = await draftOf('A;C;16349;a@b.c;54', 'B;Tarjeta 4111111111111111;1;a@b.c');
  draft.show('faulty');
  const [, card] = draft.page(0, 10).rows;
  expect(card?.texts.concept_id).toBe('Tarjeta ···1111');
  draft.change(3, 'concept_id', 'Tarjeta ···1111');
  draft.change(2, 'amount', '16349,54');
  expect(codes(draft)).toEqual(['cells_beyond_heading 1', 'card_number 1']);
  draft.change(2, 'beyond', '');
  expect(codes(draft)).toEqual(['card_number 1']);
});

test('the sent file keeps each row in its line: after excluded and empty lines, with quotes and formulas', async () => {
  const draft = await draftOf('A;C;1;a@b.c', '', '"D;""x""";C;1;a@b.c', 'E;C;1;a@b.c');
  draft.exclude(true, [2]);
  draft.change(5, 'external_transaction_id', "'=1+1");
  expect(await read(draft.file())).toMatchObject([
    { line: 4, index: 3, record: { external_transaction_id: 'D;"x"' } },
    { line: 5, index: 4, record: { external_transaction_id: '=1+1' } },
  ]);
});

test('headings are assigned by hand, ignored, and shown with sample texts', async () => {
  const text = 'Referencia;Código;Total;Mail;Notas\nA;C;1;a@b.c;hola\nB;C;2;b@b.c;';
  const before = await opened(text);
  expect(before.file).toMatchObject({ kind: 'refused', refusal: { code: 'heading_missing' } });
  const { file: chosen } = await opened(text, {}, 1);
  expect(chosen).toMatchObject({
    refusal: { code: 'columns_unknown', details: ['Referencia', 'Código', 'Total', 'Mail', 'Notas'] },
  });
  expect(before.headings[3]).toEqual({ text: 'Mail', column: null, samples: ['a@b.c', 'b@b.c'] });
  const matches: ColumnMatches = {
    referencia: 'external_transaction_id',
    codigo: 'concept_id',
    total: 'amount',
    mail: 'payer_email',
  };
  expect((await opened(text, matches)).file).toMatchObject({
    refusal: { code: 'columns_unknown', details: ['Notas'] },
  });
  const { file } = await opened(text, { ...matches, notas: 'ignored' });
  expect(file.kind === 'read' && file.draft.summary()).toMatchObject({
    readable: { count: 2, sum: '3.00' },
    faults: [],
  });
  expect(file.kind === 'read' && (await read(file.draft.file()))).toMatchObject([
    { record: { payer_email: 'a@b.c' } },
    {},
  ]);
});

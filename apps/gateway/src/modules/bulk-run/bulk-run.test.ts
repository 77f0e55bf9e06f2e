// Guards: A bulk run is stored with its keys, and continues in one window at a time. Others do not see its items.
import { randomUUID } from 'node:crypto';
import { changeError, mutate, type TestChangeError } from '../../testing/changes.ts';
import type { TestPerson } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { startWithoutStore } from '../../testing/without-store.ts';

const clock = { now: new Date('2026-11-26T15:00:00.000Z') };
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  now: () => clock.now,
});

const { without, away } = await startWithoutStore();

interface Run {
  readonly id: string;
  readonly owner: string;
  readonly isOwn: boolean;
  readonly state: string;
  readonly isResumable: boolean;
  readonly arguments: readonly object[] | null;
  readonly items: readonly { readonly idempotencyKey: string }[] | null;
}
interface RunPayload {
  readonly run: Run | null;
  readonly error: TestChangeError | null;
}

const fields = `id action type owner isOwn state size done failed unknown isResumable arguments { name value }
  items { id version idempotencyKey arguments { name value } state mayBeMade message nextStep requestId }`;
const answer = `run { ${fields} } ${changeError}`;

const changing =
  (mutation: string, types: Readonly<Record<string, string>>) => (person: TestPerson, variables: object) =>
    mutate<RunPayload>(person, { mutation, types, answer }, variables);
const create = changing('createBulkRun', { run: 'NewBulkRunInput!' });
const report = changing('reportBulkRun', { id: 'ID!', report: 'BulkRunReportInput!' });
const resume = changing('resumeBulkRun', { id: 'ID!', holder: 'ID!' });
const end = changing('endBulkRun', { id: 'ID!' });

const runsOf = async (person: TestPerson, action: string | null = null): Promise<readonly Run[] | null> =>
  (
    await person.query<{ readonly bulkRuns: readonly Run[] | null }>(
      `query ($action: String) { bulkRuns(action: $action) { ${fields} } }`,
      { action },
    )
  ).data.bulkRuns;

const ownRunsOf = async (person: TestPerson) => (await runsOf(person))?.filter(({ isOwn }) => isOwn);

/** Creates a person without stored data. */
const somebody = async (username = 'tesoreria'): Promise<TestPerson> =>
  gateway.withToken(await platform.tokenFor(username, { claims: { sub: randomUUID() } }));

const anItem = (id: string) => ({ id, version: 1, idempotencyKey: randomUUID() });
const aRun = (more: object = {}) => ({
  id: randomUUID(),
  action: 'rejectWithdrawal',
  arguments: [{ name: 'reason', value: 'Cuenta errada' }],
  items: [anItem('r1'), anItem('r2'), anItem('r3')],
  holder: randomUUID(),
  ...more,
});
type Item = ReturnType<typeof anItem>;
/** Creates an outcome with the key of its item. Only a failure may have another key. */
const outcomeOf =
  (items: readonly Item[]) =>
  (place: number, state: string, more: object = {}) => ({
    place,
    state,
    idempotencyKey: items[place]?.idempotencyKey ?? randomUUID(),
    ...more,
  });

const ofRun = ({ holder }: ReturnType<typeof aRun>) => ({ holder, begun: 0, outcomes: [] });

const begun = async (more: object = {}) => {
  const person = await somebody();
  const run = aRun(more);
  const { payload } = await create(person, { run });
  expect(payload?.error).toBeNull();
  let number = 0;
  const sendReport = (outcomes: readonly object[], given: object = {}) => {
    number += 1;
    const sent = { holder: run.holder, number, state: 'RUNNING', begun: 3, outcomes, ...given };
    return report(person, { id: run.id, report: sent });
  };
  return { person, run, sendReport, anOutcome: outcomeOf(run.items) };
};

const later = (milliseconds: number): void => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

test('a run is stored with its keys and arguments, and only once when it is created twice', async () => {
  const { person, run } = await begun();
  await create(person, { run: { ...run, items: [anItem('r9')] } });
  expect(await runsOf(person)).toMatchObject([
    {
      id: run.id,
      action: 'rejectWithdrawal',
      type: 'Withdrawal',
      isOwn: true,
      state: 'RUNNING',
      size: 3,
      done: 0,
      isResumable: true,
      arguments: run.arguments,
      items: run.items.map((item) => ({ ...item, arguments: [], state: 'WAITING', mayBeMade: false })),
    },
  ]);
});

test('a run may have 1,000 items', async () => {
  const person = await somebody();
  const items = Array.from({ length: 1_000 }, (_, at) => anItem(`r${at}`));
  const { payload, errors } = await create(person, { run: aRun({ items }) });
  expect(errors).toBeUndefined();
  expect(payload).toMatchObject({ run: { size: 1_000 }, error: null });
});

test('each item has its last reported state, and a begun item without an outcome may have been made', async () => {
  const { sendReport, anOutcome } = await begun();
  const requestId = randomUUID();
  const failed = anOutcome(1, 'FAILED', { message: 'El saldo no alcanza.', nextStep: 'Espere.', requestId });
  const { payload } = await sendReport([anOutcome(0, 'UNKNOWN'), failed, anOutcome(0, 'DONE')], { begun: 2 });
  expect(payload?.run).toMatchObject({
    done: 1,
    failed: 1,
    unknown: 0,
    items: [
      { state: 'DONE', mayBeMade: false },
      {
        state: 'FAILED',
        mayBeMade: false,
        idempotencyKey: failed.idempotencyKey,
        message: 'El saldo no alcanza.',
        nextStep: 'Espere.',
        requestId,
      },
      { state: 'WAITING', mayBeMade: false },
    ],
  });
  expect((await sendReport([], { begun: 3 })).payload?.run?.items).toMatchObject([{}, {}, { mayBeMade: true }]);
  // an item that was begun stays begun
  expect((await sendReport([], { begun: 0 })).payload?.run?.items).toMatchObject([{}, {}, { mayBeMade: true }]);
});

test('a run continues in one window at a time; after 15 s without a report another window may resume it', async () => {
  const { person, run, sendReport, anOutcome } = await begun();
  const other = randomUUID();
  const takeUp = () => resume(person, { id: run.id, holder: other });
  expect((await takeUp()).payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: 'run_held' });
  later(16_000);
  expect(await runsOf(person)).toMatchObject([{ state: 'PAUSED' }]);
  expect((await takeUp()).payload).toMatchObject({ run: { state: 'RUNNING' }, error: null });
  const { payload } = await sendReport([anOutcome(0, 'DONE')]);
  expect(payload).toMatchObject({ run: { done: 0 }, error: { code: 'CONFLICT', extendedCode: 'run_held' } });
});

test('a stopped run continues at once in another window; an ended one is not listed and has no arguments', async () => {
  const { person, run, sendReport } = await begun();
  expect((await end(person, { id: run.id })).payload?.error).toMatchObject({ extendedCode: 'run_held' });
  await sendReport([], { state: 'PAUSED' });
  const holder = randomUUID();
  expect((await resume(person, { id: run.id, holder })).payload?.run?.state).toBe('RUNNING');
  await report(person, { id: run.id, report: { holder, number: 1, state: 'PAUSED', begun: 3, outcomes: [] } });
  expect((await end(person, { id: run.id })).payload).toMatchObject({ run: { state: 'ENDED' }, error: null });
  expect(await ownRunsOf(person)).toEqual([]);
  const { payload } = await resume(person, { id: run.id, holder });
  expect(payload).toMatchObject({
    run: { state: 'ENDED', isResumable: false, arguments: null },
    error: { extendedCode: 'run_not_resumable' },
  });
});

test('a run cannot be resumed after a day, because its keys have expired', async () => {
  const { person, run, sendReport } = await begun();
  await sendReport([], { state: 'PAUSED' });
  later(24 * 3_600_000);
  expect(await runsOf(person)).toMatchObject([{ state: 'PAUSED', isResumable: false }]);
  const { payload } = await resume(person, { id: run.id, holder: randomUUID() });
  expect(payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: 'run_not_resumable' });
});

test('a run without its arguments is stored, but cannot be resumed', async () => {
  const { person } = await begun({ arguments: null });
  expect(await runsOf(person)).toMatchObject([{ arguments: null, isResumable: false }]);
});

test('only a running run is shown to others with its permission: its owner, no arguments or items', async () => {
  const { run, sendReport } = await begun();
  const [peer, reader] = [await somebody(), await somebody('auditor')];
  const seen = async (person: TestPerson) => (await runsOf(person, run.action))?.find(({ id }) => id === run.id);
  expect(await seen(peer)).toMatchObject({
    isOwn: false,
    owner: expect.stringMatching(/\w/),
    arguments: null,
    items: null,
  });
  expect(await seen(reader)).toBeUndefined();
  await sendReport([], { state: 'PAUSED' });
  expect(await seen(peer)).toBeUndefined();
  const { data } = await peer.query('query ($id: ID) { bulkRuns(id: $id) { id } }', { id: run.id });
  expect(data).toEqual({ bulkRuns: [] });
  expect((await end(peer, { id: run.id })).payload).toMatchObject({ run: null, error: { code: 'NOT_FOUND' } });
});

const idempotencyKey = randomUUID();
const card = '4509 9535 6623 3704';
const withReason = (value: string) => [{ name: 'reason', value }];

test.each([
  ['run.id', { id: 'x' }],
  ['run.holder', { holder: 'x' }],
  ['run.action', { action: 'updateSettings' }],
  ['run.action', { action: 'nothing' }],
  ['run.items', { items: [] }],
  ['run.items', { items: Array.from({ length: 1_001 }, (_, at) => anItem(String(at))) }],
  ['run.items.0.id', { items: [anItem('x'.repeat(61))] }],
  ['run.items.0.id', { items: [anItem('')] }],
  ['run.items.0.id', { items: [anItem('<b>r1</b>')] }],
  ['run.items.1.id', { items: [anItem('r1'), anItem('r1')] }],
  [
    'run.items.1.idempotencyKey',
    {
      items: [
        { ...anItem('r1'), idempotencyKey },
        { ...anItem('r2'), idempotencyKey },
      ],
    },
  ],
  ['run.items.0.idempotencyKey', { items: [{ ...anItem('r1'), idempotencyKey: 'short' }] }],
  ['run.items.0.arguments.0.name', { items: [{ ...anItem('r1'), arguments: [{ name: 'id', value: 'r2' }] }] }],
  ['run.arguments.0.name', { arguments: [{ name: 'nothing', value: '1' }] }],
  ['run.arguments.0.name', { action: 'updatePaymentMethod', arguments: [{ name: 'method', value: '{}' }] }],
  ['run.arguments.0.value', { arguments: withReason('x'.repeat(501)) }],
  ['run.arguments.0.value', { arguments: withReason(`Pagó con ${card}`) }],
  ['run.arguments.0.value', { arguments: withReason('Cuenta\u0007errada') }],
  ['run.items.0.arguments.0.value', { items: [{ ...anItem('r1'), arguments: withReason(card) }] }],
])('an invalid %s is refused with its path', async (path, wrong) => {
  const person = await somebody('administrador');
  const { payload } = await create(person, { run: aRun(wrong) });
  expect(payload).toMatchObject({ run: null, error: { code: 'BAD_USER_INPUT', fields: [{ path }] } });
});

test.each([
  ['report.holder', [], { holder: 'x' }],
  ['report.number', [], { number: 0 }],
  ['report.begun', [], { begun: 4 }],
  ['report.outcomes.0.place', [[3, 'DONE']], {}],
  ['report.outcomes.0.state', [[0, 'WAITING']], {}],
  ['report.outcomes.0.message', [[0, 'FAILED', { message: 'x'.repeat(501) }]], {}],
  ['report.outcomes.0.requestId', [[0, 'FAILED', { requestId: card }]], {}],
  ['report.outcomes.0.idempotencyKey', [[0, 'DONE', { idempotencyKey }]], {}],
  [
    'report.outcomes.1.idempotencyKey',
    [
      [0, 'DONE'],
      [1, 'UNKNOWN', { idempotencyKey }],
    ],
    {},
  ],
] as const)('an invalid %s is refused with its path, and the whole report is ignored', async (path, wrong, more) => {
  const { person, sendReport, run, anOutcome } = await begun();
  const { payload } = await sendReport(
    wrong.map(([place, state, given = {}]) => anOutcome(place, state, given)),
    more,
  );
  expect(payload).toMatchObject({ run: null, error: { code: 'BAD_USER_INPUT', fields: [{ path }] } });
  const items = run.items.map((item) => ({ idempotencyKey: item.idempotencyKey, state: 'WAITING' }));
  expect(await ownRunsOf(person)).toMatchObject([{ items }]);
});

test('the key of an item may change with each FAILED outcome, and with no other outcome', async () => {
  const { sendReport, anOutcome } = await begun();
  const [second, third] = [randomUUID(), randomUUID()];
  const { payload } = await sendReport([
    anOutcome(0, 'FAILED', { idempotencyKey: second }),
    anOutcome(0, 'UNKNOWN', { idempotencyKey: second }),
    anOutcome(0, 'FAILED', { idempotencyKey: third }),
  ]);
  expect(payload).toMatchObject({ run: { items: [{ state: 'FAILED', idempotencyKey: third }, {}, {}] }, error: null });
  const back = await sendReport([anOutcome(0, 'DONE', { idempotencyKey: second })]);
  expect(back.payload?.error).toMatchObject({ fields: [{ path: 'report.outcomes.0.idempotencyKey' }] });
});

test('an item that is done stays done', async () => {
  const { sendReport, anOutcome } = await begun();
  await sendReport([anOutcome(0, 'DONE')]);
  for (const state of ['FAILED', 'UNKNOWN']) {
    const { payload } = await sendReport([anOutcome(0, state, { idempotencyKey })]);
    expect(payload).toMatchObject({ run: { done: 1, failed: 0, unknown: 0 }, error: null });
  }
});

test('an older report that arrives late changes nothing', async () => {
  const { sendReport, anOutcome } = await begun();
  const [second, third] = [randomUUID(), randomUUID()];
  await sendReport([anOutcome(0, 'FAILED', { idempotencyKey: second })]);
  await sendReport([anOutcome(0, 'FAILED', { idempotencyKey: third })]);
  const { payload: newest } = await sendReport([anOutcome(0, 'UNKNOWN', { idempotencyKey: third })]);
  for (const number of [1, 2, 3]) {
    const late = [anOutcome(0, 'FAILED', { idempotencyKey: second }), anOutcome(1, 'UNKNOWN')];
    const { payload } = await sendReport(late, { number, state: 'PAUSED' });
    expect(payload).toEqual({ run: newest?.run, error: null });
  }
});

test('card numbers, e-mail addresses, DNI and CUIT are redacted in messages', async () => {
  const { sendReport, anOutcome } = await begun();
  const message = `La tarjeta ${card} de ana@correo.com, DNI 28.123.456, CUIT 20-26756539-3.`;
  const { payload } = await sendReport([anOutcome(0, 'FAILED', { message, nextStep: `Use otra que ${card}.` })]);
  expect(payload?.run?.items).toMatchObject([
    { message: 'La tarjeta … de … DNI …, CUIT ….', nextStep: 'Use otra que ….' },
    {},
    {},
  ]);
});

test('a reason is stored normalized, as its change sends it', async () => {
  const { person } = await begun({ arguments: withReason(' Cuenta\u200B errada\n') });
  expect(await ownRunsOf(person)).toMatchObject([{ arguments: withReason('Cuenta errada') }]);
});

test("creating a run with the identifier of another person's run is refused", async () => {
  const { run } = await begun();
  const { payload } = await create(await somebody(), { run });
  expect(payload).toMatchObject({ run: null, error: { code: 'NOT_FOUND' } });
});

test('with 100 runs the oldest ended one is replaced, and a run in progress never is', async () => {
  const { person, run: first, sendReport } = await begun();
  const [ended, last] = [aRun(), aRun()];
  await create(person, { run: ended });
  await report(person, { id: ended.id, report: { ...ofRun(ended), number: 1, state: 'ENDED' } });
  for (let at = 2; at < 100; at += 1) await create(person, { run: aRun() });
  expect((await create(person, { run: aRun() })).payload?.error).toBeNull();
  expect((await create(person, { run: last })).payload).toMatchObject({
    run: null,
    error: { code: 'CONFLICT', extendedCode: 'runs_full' },
  });
  // creating the same run again returns it, even when the person has no room for another
  expect((await create(person, { run: first })).payload).toMatchObject({ run: { id: first.id }, error: null });
  expect((await sendReport([], { state: 'ENDED' })).payload).toMatchObject({ run: { state: 'ENDED' }, error: null });
  expect((await create(person, { run: last })).payload).toMatchObject({ run: { id: last.id }, error: null });
});

test('a run requires the permission of its action', async () => {
  const { errors } = await create(await somebody('auditor'), { run: aRun() });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

test('without a store there are no runs; creating one without a store, or while it is away, reports why', async () => {
  const person = without.as('tesoreria');
  expect(await runsOf(person)).toBeNull();
  for (const [who, why] of [
    [person, 'Esta instalación no guarda las acciones masivas.'],
    [away.as('tesoreria'), 'Las acciones masivas no se pueden guardar en este momento.'],
  ] as const) {
    const { errors } = await create(who, { run: aRun() });
    expect(errors).toMatchObject([{ message: why, extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
  }
});

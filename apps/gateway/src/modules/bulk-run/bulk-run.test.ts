// Guards: A bulk run is kept with its keys, goes on in one application at a time, and shows nobody else's items.
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

/** Somebody of whom nothing is kept yet. */
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
const anOutcome = (place: number, state: string, more: object = {}) => ({
  place,
  state,
  idempotencyKey: randomUUID(),
  ...more,
});

const begun = async (more: object = {}) => {
  const person = await somebody();
  const run = aRun(more);
  const { payload } = await create(person, { run });
  expect(payload?.error).toBeNull();
  const told = (outcomes: readonly object[], given: object = {}) =>
    report(person, { id: run.id, report: { holder: run.holder, state: 'RUNNING', begun: 3, outcomes, ...given } });
  return { person, run, told };
};

const later = (milliseconds: number): void => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

test('is kept with its keys and arguments, and begun twice it is kept once', async () => {
  const { person, run } = await begun();
  await create(person, { run: { ...run, items: [anItem('other')] } });
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

test('has room for a thousand items, and no more', async () => {
  const person = await somebody();
  const items = Array.from({ length: 1_000 }, (_, at) => anItem(`r${at}`));
  const { payload, errors } = await create(person, { run: aRun({ items }) });
  expect(errors).toBeUndefined();
  expect(payload).toMatchObject({ run: { size: 1_000 }, error: null });
});

test('knows what became of each item, the last word counts, and what left without an outcome may be made', async () => {
  const { told } = await begun();
  const failed = anOutcome(1, 'FAILED', { message: 'El saldo no alcanza.', nextStep: 'Espere.', requestId: 'r-7' });
  const { payload } = await told([anOutcome(0, 'UNKNOWN'), failed, anOutcome(0, 'DONE')], { begun: 2 });
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
        requestId: 'r-7',
      },
      { state: 'WAITING', mayBeMade: false },
    ],
  });
  expect((await told([], { begun: 3 })).payload?.run?.items).toMatchObject([{}, {}, { mayBeMade: true }]);
  // what was begun stays begun
  expect((await told([], { begun: 0 })).payload?.run?.items).toMatchObject([{}, {}, { mayBeMade: true }]);
});

test('goes on in one application at a time: in another once the first is silent, and the first is told', async () => {
  const { person, run, told } = await begun();
  const other = randomUUID();
  const takeUp = () => resume(person, { id: run.id, holder: other });
  expect((await takeUp()).payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: 'run_held' });
  later(16_000);
  expect(await runsOf(person)).toMatchObject([{ state: 'PAUSED' }]);
  expect((await takeUp()).payload).toMatchObject({ run: { state: 'RUNNING' }, error: null });
  const { payload } = await told([anOutcome(0, 'DONE')]);
  expect(payload).toMatchObject({ run: { done: 0 }, error: { code: 'CONFLICT', extendedCode: 'run_held' } });
});

test('stopped it goes on at once in another window, and ended it is told no more, with nothing of what was typed', async () => {
  const { person, run, told } = await begun();
  expect((await end(person, { id: run.id })).payload?.error).toMatchObject({ extendedCode: 'run_held' });
  await told([], { state: 'PAUSED' });
  const holder = randomUUID();
  expect((await resume(person, { id: run.id, holder })).payload?.run?.state).toBe('RUNNING');
  await report(person, { id: run.id, report: { holder, state: 'PAUSED', begun: 3, outcomes: [] } });
  expect((await end(person, { id: run.id })).payload).toMatchObject({ run: { state: 'ENDED' }, error: null });
  expect((await runsOf(person))?.filter(({ isOwn }) => isOwn)).toEqual([]);
  const { payload } = await resume(person, { id: run.id, holder });
  expect(payload).toMatchObject({
    run: { state: 'ENDED', isResumable: false, arguments: null },
    error: { extendedCode: 'run_not_resumable' },
  });
});

test('does not go on a day later, when nobody knows its keys any more', async () => {
  const { person, run, told } = await begun();
  await told([], { state: 'PAUSED' });
  later(24 * 3_600_000);
  expect(await runsOf(person)).toMatchObject([{ state: 'PAUSED', isResumable: false }]);
  const { payload } = await resume(person, { id: run.id, holder: randomUUID() });
  expect(payload?.error).toMatchObject({ code: 'CONFLICT', extendedCode: 'run_not_resumable' });
});

test('without its arguments it is kept, and nobody can go on with it', async () => {
  const { person } = await begun({ arguments: null });
  expect(await runsOf(person)).toMatchObject([{ arguments: null, isResumable: false }]);
});

test('of others who may do the same is seen while it runs, who runs it, and neither arguments nor items', async () => {
  const { run, told } = await begun();
  const [peer, reader] = [await somebody(), await somebody('auditor')];
  const seen = async (person: TestPerson) => (await runsOf(person, run.action))?.find(({ id }) => id === run.id);
  expect(await seen(peer)).toMatchObject({
    isOwn: false,
    owner: expect.stringMatching(/\w/),
    arguments: null,
    items: null,
  });
  expect(await seen(reader)).toBeUndefined();
  await told([], { state: 'PAUSED' });
  expect(await seen(peer)).toBeUndefined();
  const { data } = await peer.query('query ($id: ID) { bulkRuns(id: $id) { id } }', { id: run.id });
  expect(data).toEqual({ bulkRuns: [] });
  expect((await end(peer, { id: run.id })).payload).toMatchObject({ run: null, error: { code: 'NOT_FOUND' } });
});

test.each([
  ['run.id', { id: 'x' }],
  ['run.holder', { holder: 'x' }],
  ['run.action', { action: 'updateSettings' }],
  ['run.action', { action: 'nothing' }],
  ['run.items', { items: [] }],
  ['run.items', { items: Array.from({ length: 1_001 }, (_, at) => anItem(String(at))) }],
  ['run.items.0.id', { items: [anItem('x'.repeat(61))] }],
  ['run.items.0.idempotencyKey', { items: [{ ...anItem('r1'), idempotencyKey: 'short' }] }],
  ['run.items.0.arguments.0.name', { items: [{ ...anItem('r1'), arguments: [{ name: 'id', value: 'r2' }] }] }],
  ['run.arguments.0.name', { arguments: [{ name: 'nothing', value: '1' }] }],
  ['run.arguments.0.name', { action: 'updatePaymentMethod', arguments: [{ name: 'method', value: '{}' }] }],
  ['run.arguments.0.value', { arguments: [{ name: 'reason', value: 'x'.repeat(501) }] }],
])('%s is refused by name where it is wrong', async (path, wrong) => {
  const person = await somebody('administrador');
  const { payload } = await create(person, { run: aRun(wrong) });
  expect(payload).toMatchObject({ run: null, error: { code: 'BAD_USER_INPUT', fields: [{ path }] } });
});

test.each([
  ['report.holder', { holder: 'x' }],
  ['report.begun', { begun: 4 }],
  ['report.outcomes.0.place', { outcomes: [anOutcome(3, 'DONE')] }],
  ['report.outcomes.0.message', { outcomes: [anOutcome(0, 'FAILED', { message: 'x'.repeat(501) })] }],
])('%s is refused by name where it is wrong', async (path, wrong) => {
  const { told } = await begun();
  const { payload } = await told([], wrong);
  expect(payload).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields: [{ path }] } });
});

test('nobody keeps a run of what they may not do', async () => {
  const { errors } = await create(await somebody('auditor'), { run: aRun() });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

test('where nothing can be kept there are none, and keeping one says why', async () => {
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

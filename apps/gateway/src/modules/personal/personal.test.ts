// Guards: Settings and views belong to one person on any browser. Two browsers do not overwrite each other. Others read
// a shared view if they may see its list, and only its owner changes it.
import { randomUUID } from 'node:crypto';
import { createTestTrail } from '../../testing/audit-trail.ts';
import { mutate, type TestChangeError } from '../../testing/changes.ts';
import type { TestPerson } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const trail = createTestTrail();
const { gateway, platform } = await startGatewayOverPlatform({
  payments: 0,
  keepsActivity: true,
  takeAudit: trail.take,
});
beforeEach(trail.clear);

interface View {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly search: string;
  readonly sharing: { readonly permission: string | null; readonly owner: string } | null;
}
interface Personal {
  readonly settings: Readonly<Record<string, unknown>> & { readonly version: number };
  readonly views: readonly View[];
  readonly sharedViews: readonly View[];
}

const view = 'id version list name search sharing { permission owner }';
const settings = `version theme density singleKeys pageSize recentScreens readNews recentCollectors { id name }
  lists { list hidden extra order widths { column pixels } defaultView }`;
const error = 'error { code message extendedCode fields { path code message } }';

const personalOf = async (person: TestPerson): Promise<Personal> => {
  const document = `{ viewer { personal { settings { ${settings} } views { ${view} } sharedViews { ${view} } } } }`;
  return (await person.query<{ viewer: { personal: Personal } }>(document)).data.viewer.personal;
};
const update = (person: TestPerson, change: object, version: number) =>
  mutate<Pick<Personal, 'settings'> & { readonly error: TestChangeError | null }>(
    person,
    {
      mutation: 'updateSettings',
      types: { settings: 'PersonSettingsInput!', version: 'Int!' },
      answer: `settings { ${settings} } ${error}`,
    },
    { settings: change, version },
  );
const create = (person: TestPerson, ...views: readonly object[]) =>
  mutate<{ readonly views: readonly View[]; readonly error: TestChangeError | null }>(
    person,
    { mutation: 'createViews', types: { views: '[NewViewInput!]!' }, answer: `views { ${view} } ${error}` },
    { views },
  );
const changing =
  (mutation: string, more: Readonly<Record<string, string>> = {}, answer = `view { ${view} }`) =>
  (person: TestPerson, { id, version }: { readonly id: string; readonly version: number }, given: object = {}) =>
    mutate<{ readonly view: View | null; readonly error: TestChangeError | null; readonly deletedId?: string | null }>(
      person,
      { mutation, types: { id: 'ID!', ...more, change: 'ChangeInput!' }, answer: `${answer} ${error}` },
      { id, ...given, change: { idempotencyKey: randomUUID(), version } },
    );
const updateView = changing('updateView', { name: 'String', search: 'String' });
const shareView = changing('shareView', { permission: 'Permission' });
const unshareView = changing('unshareView');
const deleteView = changing('deleteView', {}, 'deletedId');

/** Creates a person without stored data. */
const somebody = async (username = 'operador'): Promise<TestPerson> =>
  gateway.withToken(await platform.tokenFor(username, { claims: { sub: randomUUID() } }));
const aView = (name: string, more: object = {}) => ({
  id: randomUUID(),
  list: 'payments.list',
  name,
  search: 'status=approved&period=este-mes',
  ...more,
});

describe('settings', () => {
  test('are empty at first, and then are the same wherever the person signs in', async () => {
    const person = await somebody();
    expect(await personalOf(person)).toMatchObject({ settings: { version: 0, theme: null, lists: [] }, views: [] });
    const columns = { list: 'payments.list', hidden: ['NAME'], extra: [], order: [], widths: [], defaultView: null };
    expect((await update(person, { theme: 'DARK', lists: [columns] }, 0)).payload).toMatchObject({
      settings: { version: 1, theme: 'DARK' },
      error: null,
    });
    await update(person, { density: 'WIDE', readNews: ['n1'] }, 1);
    expect((await personalOf(person)).settings).toMatchObject({
      version: 2,
      theme: 'DARK',
      density: 'WIDE',
      readNews: ['n1'],
      lists: [columns],
    });
    expect((await personalOf(await somebody())).settings.version).toBe(0);
  });

  test('change for the sent lists only, and a list without choices is removed', async () => {
    const person = await somebody();
    const of = (list: string, hidden: readonly string[]) => ({ list, hidden, extra: [], order: [], widths: [] });
    await update(person, { lists: [of('payments.list', ['A']), of('bins.list', ['B'])] }, 0);
    await update(person, { lists: [of('payments.list', [])] }, 1);
    expect((await personalOf(person)).settings['lists']).toMatchObject([{ list: 'bins.list', hidden: ['B'] }]);
  });

  test('of two concurrent browsers are not overwritten: the later one gets a conflict', async () => {
    const person = await somebody();
    const [one, other] = await Promise.all([update(person, { theme: 'DARK' }, 0), update(person, { pageSize: 50 }, 0)]);
    const refused = [one, other].filter(({ payload }) => payload?.error !== null);
    expect(refused.map(({ payload }) => payload?.error)).toMatchObject([
      { code: 'CONFLICT', extendedCode: 'version_stale' },
    ]);
    expect(refused[0]?.payload?.settings.version).toBe(1);
    await update(person, { theme: 'DARK', pageSize: 50 }, 1);
    expect((await personalOf(person)).settings).toMatchObject({ version: 2, theme: 'DARK', pageSize: 50 });
  });

  test.each([
    ['settings.pageSize', { pageSize: 101 }],
    ['settings.pageSize', { pageSize: 0 }],
    ['settings.readNews', { readNews: Array.from({ length: 101 }, String) }],
    ['settings.readNews.0', { readNews: ['x'.repeat(61)] }],
    ['settings.recentScreens.0', { recentScreens: ['https://evil.example/'] }],
    ['settings.recentScreens.0', { recentScreens: ['//evil.example'] }],
    ['settings.recentScreens.0', { recentScreens: ['/pagos?q=ana@example.com'] }],
    ['settings.recentScreens.0', { recentScreens: ['/pagos?referencia=4509-9535-6623-3704'] }],
    ['settings.recentScreens.0', { recentScreens: ['/pagos?importe=ana@example.com'] }],
    ['settings.recentCollectors', { recentCollectors: Array.from({ length: 11 }, () => ({ id: 'A', name: 'B' })) }],
    ['settings.recentCollectors.0.name', { recentCollectors: [{ id: 'A', name: 'Visa 4509 9535 6623 3704' }] }],
    ['settings.recentCollectors.0.name', { recentCollectors: [{ id: 'A', name: ' ' }] }],
    ['settings.lists.0.list', { lists: [{ list: 'X y', hidden: [], extra: [], order: [], widths: [] }] }],
    [
      'settings.lists.0.widths.0.pixels',
      {
        lists: [{ list: 'bins.list', hidden: [], extra: [], order: [], widths: [{ column: 'A', pixels: 3_000 }] }],
      },
    ],
  ])('refuse values out of bounds: %s', async (path, change) => {
    const { payload } = await update(await somebody(), change, 0);
    expect(payload?.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });

  test('have the normalized name of a collector', async () => {
    const person = await somebody();
    await update(person, { recentCollectors: [{ id: 'A', name: '  Club\u200b Atlético ' }] }, 0);
    expect((await personalOf(person)).settings['recentCollectors']).toEqual([{ id: 'A', name: 'Club Atlético' }]);
  });

  test('have at most 64 KB, all lists together', async () => {
    const person = await somebody();
    const columns = Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(60, 'x'));
    const lists = (name: string) =>
      Array.from({ length: 6 }, (_, at) => ({
        list: `${name}-${'x'.repeat(at)}`,
        hidden: columns,
        extra: [],
        order: [],
        widths: [],
      }));
    expect((await update(person, { lists: lists('a') }, 0)).payload?.error).toBeNull();
    expect((await update(person, { lists: lists('b') }, 1)).payload?.error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'settings', code: 'TOO_LARGE' }],
    });
  });

  test('leave no audit event, and can change while the audit trail cannot be written', async () => {
    const person = await somebody();
    const saved = aView('Sin registro');
    trail.break();
    await unshareView(person, { ...saved, version: 1 }); // the first event that cannot be written
    expect((await update(person, { theme: 'LIGHT' }, 0)).payload?.error).toBeNull();
    expect((await create(person, saved)).payload?.error).toBeNull();
    trail.mend();
    await unshareView(person, { ...saved, version: 1 });
    trail.clear();
    await update(person, { theme: 'DARK' }, 1);
    expect(trail.events().filter(({ kind }) => kind === 'change')).toEqual([]);
  });
});

describe('saved views', () => {
  test('are saved once, in their order, for their owner only', async () => {
    const person = await somebody();
    const [first, second] = [aView('Hoy'), aView('Ayer')];
    await create(person, first, second);
    expect((await create(person, first)).payload).toMatchObject({ views: [{ id: first.id }], error: null });
    expect((await personalOf(person)).views).toMatchObject([
      { ...first, version: 1, sharing: null },
      { ...second, version: 1 },
    ]);
    const other = await somebody();
    expect(await personalOf(other)).toMatchObject({ views: [], sharedViews: [] });
    for (const change of [updateView, shareView, unshareView, deleteView])
      expect((await change(other, { ...first, version: 1 }, { name: 'Mía' })).payload?.error).toMatchObject({
        code: 'NOT_FOUND',
      });
    expect((await create(other, { ...first, name: 'Otra' })).payload?.error?.code).toBe('BAD_USER_INPUT');
    expect((await personalOf(person)).views[0]).toMatchObject({ name: 'Hoy', version: 1 });
  });

  test('have a unique name in their list, in any case', async () => {
    const person = await somebody();
    await create(person, aView('Hoy'));
    const { payload } = await create(person, aView('Mañana'), aView('HOY'));
    expect(payload).toMatchObject({ views: [], error: { fields: [{ path: 'views.1.name' }] } });
    const tomorrow = aView('Mañana');
    expect((await create(person, aView('Hoy', { list: 'bins.list' }), tomorrow)).payload?.error).toBeNull();
    expect((await updateView(person, { id: tomorrow.id, version: 1 }, { name: 'hoy' })).payload).toMatchObject({
      view: { name: 'Mañana' },
      error: { code: 'CONFLICT', extendedCode: 'view_name_taken' },
    });
  });

  test.each([
    ['views.0.id', { id: 'x' }],
    ['views.0.list', { list: 'nothing.list' }],
    ['views.0.list', { list: 'constructor' }],
    ['views.0.name', { name: ' ' }],
    ['views.0.name', { name: 'x'.repeat(61) }],
    ['views.0.name', { name: 'De ana@example.com' }],
    ['views.0.search', { search: '' }],
    ['views.0.search', { search: `status=${'x'.repeat(2_000)}` }],
    ['views.0.search', { search: 'q=ana+perez' }],
    ['views.0.search', { search: 'pagador=ana%40example.com' }],
    ['views.0.search', { search: 'cuit=20-30123456-7' }],
    ['views.0.search', { search: 'tarjeta 4509 9535 6623 3704' }],
    ['views.0.search', { search: 'importe=4509953566233704' }],
    ['views.0.search', { search: 'tarjeta=4509-9535-6623-3704' }],
  ])('are refused when they are invalid, too large or may name a person: %s %j', async (path, more) => {
    const person = await somebody();
    const { payload } = await create(person, aView('Vista', more));
    expect(payload).toMatchObject({ views: [], error: { code: 'BAD_USER_INPUT', fields: [{ path }] } });
    expect((await personalOf(person)).views).toEqual([]);
  });

  test('are limited to 200', async () => {
    const person = await somebody();
    const many = (from: number) => Array.from({ length: 100 }, (_, at) => aView(`Vista ${from + at}`));
    await create(person, ...many(0));
    await create(person, ...many(100));
    expect((await create(person, aView('Una más'))).payload?.error?.message).toContain('200');
    expect((await personalOf(person)).views).toHaveLength(200);
  });

  test('with a stale version are refused, and the current one is returned', async () => {
    const person = await somebody();
    const saved = aView('Hoy');
    await create(person, saved);
    const seen = { id: saved.id, version: 1 };
    expect((await updateView(person, seen, { name: 'De hoy' })).payload?.view).toMatchObject({ version: 2 });
    expect((await updateView(person, seen, { search: 'status=rejected' })).payload).toMatchObject({
      view: { name: 'De hoy', search: saved.search, version: 2 },
      error: { code: 'CONFLICT', extendedCode: 'version_stale' },
    });
    expect((await deleteView(person, seen)).payload).toMatchObject({ deletedId: null, error: { code: 'CONFLICT' } });
    expect((await deleteView(person, { ...seen, version: 2 })).payload).toMatchObject({ deletedId: saved.id });
    expect((await personalOf(person)).views).toEqual([]);
  });
});

describe('a shared view', () => {
  const shared = async (list: string, permission?: string) => {
    const owner = await somebody('administrador');
    const saved = aView(`Compartida ${randomUUID().slice(0, 4)}`, { list });
    await create(owner, saved);
    const { payload } = await shareView(owner, { id: saved.id, version: 1 }, { permission });
    expect(payload?.error).toBeNull();
    return { owner, id: saved.id };
  };
  const sees = async (person: TestPerson, id: string) =>
    (await personalOf(person)).sharedViews.find((one) => one.id === id);

  test('is read by another person who may see its list, and is changed by its owner only', async () => {
    const { owner, id } = await shared('payments.list');
    const auditor = await somebody('auditor');
    expect(await sees(auditor, id)).toMatchObject({
      sharing: { permission: null, owner: expect.stringMatching(/\w/) },
    });
    expect(await sees(owner, id)).toBeUndefined();
    expect(await sees(await somebody('sinpermisos'), id)).toBeUndefined();
    expect((await updateView(auditor, { id, version: 2 }, { name: 'Otra' })).payload?.error?.code).toBe('NOT_FOUND');
    const { id: payers } = await shared('payers.list');
    expect(await sees(await somebody('tesoreria'), payers)).toBeUndefined();
  });

  test('with a permission is read by its holders, and shared only by one of them', async () => {
    const { id } = await shared('payments.list', 'PAYMENT_CANCEL');
    expect(await sees(await somebody('operador'), id)).toMatchObject({ sharing: { permission: 'PAYMENT_CANCEL' } });
    expect(await sees(await somebody('auditor'), id)).toBeUndefined();
    const auditor = await somebody('auditor');
    const saved = aView('Mía');
    await create(auditor, saved);
    const refused = await shareView(auditor, { id: saved.id, version: 1 }, { permission: 'PAYMENT_CANCEL' });
    expect(refused.payload?.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'permission' }] });
  });

  test('is not shared any more when its owner ends it or deletes it', async () => {
    const auditor = await somebody('auditor');
    const [ended, deleted] = [await shared('payments.list'), await shared('payments.list')];
    const { payload } = await unshareView(ended.owner, { id: ended.id, version: 2 });
    expect(payload?.view).toMatchObject({ version: 3, sharing: null });
    await deleteView(deleted.owner, { id: deleted.id, version: 2 });
    expect([await sees(auditor, ended.id), await sees(auditor, deleted.id)]).toEqual([undefined, undefined]);
  });

  test('is recorded in the audit trail with person and permission, without name and search', async () => {
    trail.clear();
    const { owner, id } = await shared('payments.list', 'PAYMENT_CANCEL');
    await unshareView(owner, { id, version: 2 });
    await unshareView(owner, { id, version: 2 });
    const events = trail.events().filter(({ kind }) => kind === 'change');
    expect(events).toMatchObject([
      { action: 'shareView', type: 'SavedView', ids: [id], result: 'done', asked: { permission: 'PAYMENT_CANCEL' } },
      { action: 'unshareView', ids: [id], result: 'done', changed: [{ field: 'sharing' }] },
      { action: 'unshareView', ids: [id], result: 'refused', code: 'version_stale' },
    ]);
    expect(trail.text()).not.toMatch(/Compartida|este-mes/);
  });

  test('cannot be shared while the audit trail cannot be written', async () => {
    const person = await somebody();
    const saved = aView('Hoy');
    await create(person, saved);
    trail.break();
    await unshareView(person, { id: saved.id, version: 7 }); // the first event that cannot be written
    const { errors } = await shareView(person, { id: saved.id, version: 1 });
    trail.mend();
    expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
    expect((await personalOf(person)).views[0]).toMatchObject({ sharing: null });
  });
});

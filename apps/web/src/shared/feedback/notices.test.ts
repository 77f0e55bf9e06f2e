// Guards: The session keeps the latest notices, newest first, even after a reload.
import { textStorage } from '@/shared/storage';
import { createNotices } from './notices';

const notice = (text: string) => ({ at: new Date(0), tone: 'error', text, requestId: null, stays: 5000 }) as const;

const memory = (kept: Record<string, string> = {}) => {
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
  return textStorage(() => storage);
};

describe('the notices of a session', () => {
  test('have the newest first, and the oldest are dropped', () => {
    const notices = createNotices(memory());
    for (let n = 1; n <= 60; n += 1) notices.add(notice(`aviso ${String(n)}`));
    const { all } = notices.state();
    expect(all).toHaveLength(50);
    expect(all[0]?.text).toBe('aviso 60');
    expect(all.at(-1)?.text).toBe('aviso 11');
  });

  test('can be dismissed from the screen and stay in the history', () => {
    const notices = createNotices(memory());
    notices.add(notice('uno'));
    notices.add(notice('dos'));
    notices.dismiss();
    notices.add(notice('tres'));
    const { all, dismissedUpTo } = notices.state();
    expect(all.map(({ text }) => text)).toEqual(['tres', 'dos', 'uno']);
    expect(all.filter(({ id }) => id > dismissedUpTo).map(({ text }) => text)).toEqual(['tres']);
  });

  test('notify their listeners until these unsubscribe', () => {
    const notices = createNotices(memory());
    let told = 0;
    const stop = notices.subscribe(() => (told += 1));
    notices.add(notice('uno'));
    notices.clear();
    stop();
    notices.add(notice('dos'));
    expect(told).toBe(2);
    expect(notices.state().all.map(({ text }) => text)).toEqual(['dos']);
  });

  test('are in the history after a reload, without links and actions, and are not shown again', () => {
    const session = memory();
    const before = createNotices(session);
    before.add({ ...notice('uno'), link: { to: '/pagos', label: 'Ver' } });
    before.add({ ...notice('dos'), requestId: 'r-2', action: { label: 'Deshacer', run: () => undefined } });
    const after = createNotices(session);
    const { all, dismissedUpTo } = after.state();
    expect(all).toEqual([
      { id: 2, at: new Date(0), tone: 'error', text: 'dos', requestId: 'r-2', stays: 0 },
      { id: 1, at: new Date(0), tone: 'error', text: 'uno', requestId: null, stays: 0 },
    ]);
    expect(dismissedUpTo).toBe(2);
    after.add(notice('tres'));
    expect(after.state().all[0]?.id).toBe(3);
    after.clear();
    expect(createNotices(session).state().all).toEqual([]);
  });

  test.each([
    '',
    'no',
    '{}',
    '[1,null,{"text":"uno"}]',
    '[{"at":"x","tone":"error","text":"uno","requestId":null}]',
    '[{"at":"2026-11-21T12:00:00Z","tone":"loud","text":"uno","requestId":null}]',
  ])('that were stored as %s are ignored', (text) => {
    expect(createNotices(memory({ notices: text })).state().all).toEqual([]);
  });

  test('work without a storage', () => {
    const off = textStorage(() => {
      throw new Error('denied');
    });
    const notices = createNotices(off);
    notices.add(notice('uno'));
    expect(notices.state().all).toHaveLength(1);
  });
});

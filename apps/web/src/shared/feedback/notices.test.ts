import { createNotices } from './notices';

const notice = (text: string) => ({ at: new Date(0), tone: 'error', text, requestId: null, stays: 5000 }) as const;

describe('the notices of a visit', () => {
  test('keep the newest first and forget the oldest', () => {
    const notices = createNotices();
    for (let n = 1; n <= 60; n += 1) notices.add(notice(`aviso ${String(n)}`));
    const { all } = notices.state();
    expect(all).toHaveLength(50);
    expect(all[0]?.text).toBe('aviso 60');
    expect(all.at(-1)?.text).toBe('aviso 11');
  });

  test('can be taken off the screen without being forgotten', () => {
    const notices = createNotices();
    notices.add(notice('uno'));
    notices.add(notice('dos'));
    notices.dismiss();
    notices.add(notice('tres'));
    const { all, dismissedUpTo } = notices.state();
    expect(all.map(({ text }) => text)).toEqual(['tres', 'dos', 'uno']);
    expect(all.filter(({ id }) => id > dismissedUpTo).map(({ text }) => text)).toEqual(['tres']);
  });

  test('tell whoever looks at them, until they stop', () => {
    const notices = createNotices();
    let told = 0;
    const stop = notices.subscribe(() => (told += 1));
    notices.add(notice('uno'));
    notices.clear();
    stop();
    notices.add(notice('dos'));
    expect(told).toBe(2);
    expect(notices.state().all.map(({ text }) => text)).toEqual(['dos']);
  });
});

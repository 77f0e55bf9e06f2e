import { createNoticeHistory } from './notice-history';

const notice = (text: string) => ({ at: new Date(0), tone: 'error', text, requestId: null }) as const;

describe('the notice history', () => {
  test('keeps the newest first and forgets the oldest', () => {
    const history = createNoticeHistory();
    for (let n = 1; n <= 60; n += 1) history.add(notice(`aviso ${String(n)}`));
    expect(history.all()).toHaveLength(50);
    expect(history.all()[0]?.text).toBe('aviso 60');
    expect(history.all().at(-1)?.text).toBe('aviso 11');
  });

  test('tells whoever looks at it, until they stop', () => {
    const history = createNoticeHistory();
    let told = 0;
    const stop = history.subscribe(() => (told += 1));
    history.add(notice('uno'));
    history.clear();
    stop();
    history.add(notice('dos'));
    expect(told).toBe(2);
    expect(history.all().map(({ text }) => text)).toEqual(['dos']);
  });
});

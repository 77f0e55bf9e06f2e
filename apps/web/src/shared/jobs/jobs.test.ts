// Guards: The browser remembers jobs and reports each end once.
import { jest } from '@jest/globals';
import { chosen, createPreferences } from '@/shared/preferences/create-preferences';
import { rememberJob, startedJobs, takeJob, type Job } from './jobs';
import { textStorage } from '@/shared/storage';

/** Simulates tabs of one browser: each has its own cache, and all share one storage. */
const browser = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [['preferences.ana', `{"jobs":${text}}`]]);
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
  return () => {
    const preferences = createPreferences(textStorage(() => storage));
    const changeOf =
      (person: string): Parameters<typeof rememberJob>[0] =>
      (next) =>
        preferences.change(person, startedJobs, next);
    return {
      of: (person = 'ana') => chosen(startedJobs, preferences.of(person)),
      remember: (asked: Job) => rememberJob(changeOf('ana'), asked),
      take: (ended: Job) => takeJob(changeOf('ana'), ended),
    };
  };
};

const DAY = 24 * 60 * 60 * 1000;
const job = { kind: 'export', id: '7' };

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a job is stored once, and only for the person who started it', () => {
  const tab = browser()();
  tab.remember(job);
  tab.remember(job);
  expect(tab.of()).toEqual([{ ...job, requestedAt: 0 }]);
  expect(tab.of('beto')).toEqual([]);
});

test('of two tabs only one takes an ended job, and so reports its end', () => {
  const open = browser();
  const [one, other] = [open(), open()];
  one.remember(job);
  expect([one.take(job), other.take(job)]).toEqual([true, false]);
  expect(open().of()).toEqual([]);
});

test('taking one job leaves the others', () => {
  const tab = browser()();
  tab.remember(job);
  tab.remember({ kind: 'import', id: '7' });
  tab.take(job);
  expect(tab.of()).toMatchObject([{ kind: 'import', id: '7' }]);
});

test.each(['7', 'null', '{"kind":"export"}', '[null, 3, {"kind":"export","id":7,"requestedAt":0}]'])(
  'a malformed list of jobs is ignored: %s',
  (text) => {
    expect(browser(text)().of()).toEqual([]);
  },
);

test('a job is dropped a week after its request, and only the latest fifty are stored', () => {
  const open = browser();
  open().remember(job);
  jest.setSystemTime(7 * DAY - 1);
  expect(open().of()).toHaveLength(1);
  jest.setSystemTime(7 * DAY);
  const tab = open();
  expect(tab.of()).toEqual([]);
  for (let id = 1; id <= 60; id += 1) tab.remember({ kind: 'export', id: String(id) });
  expect(tab.of()).toHaveLength(50);
  expect(tab.of().at(-1)).toMatchObject({ id: '60' });
});

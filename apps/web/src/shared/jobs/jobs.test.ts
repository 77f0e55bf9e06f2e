// Guards: The browser remembers jobs and reports each end once.
import { createJobs, type JobMemory } from './jobs';

/** A storage that all tabs see. */
const memoryWith = (texts: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(texts));
  const memory: JobMemory = {
    read: (person) => kept.get(person) ?? null,
    write: (person, text) => {
      if (text === null) kept.delete(person);
      else kept.set(person, text);
    },
    subscribe: () => () => undefined,
  };
  return memory;
};

const DAY = 24 * 60 * 60 * 1000;
const job = { kind: 'export', id: '7' };

test('a job is remembered once, for who asked for it alone', () => {
  const memory = memoryWith();
  const jobs = createJobs(memory, () => 1_000);
  jobs.remember('ana', job);
  jobs.remember('ana', job);
  expect(jobs.of('ana')).toEqual([{ ...job, requestedAt: 1_000 }]);
  expect(jobs.of('beto')).toEqual([]);
});

test('of two tabs one takes a job that ended, and nothing stays in the storage', () => {
  const memory = memoryWith();
  const [one, other] = [createJobs(memory, () => 0), createJobs(memory, () => 0)];
  one.remember('ana', job);
  expect([one.take('ana', job), other.take('ana', job)]).toEqual([true, false]);
  expect(memory.read('ana')).toBeNull();
});

test('the others stay when one is taken', () => {
  const jobs = createJobs(memoryWith(), () => 0);
  jobs.remember('ana', job);
  jobs.remember('ana', { kind: 'import', id: '7' });
  jobs.take('ana', job);
  expect(jobs.of('ana')).toMatchObject([{ kind: 'import', id: '7' }]);
});

test.each(['{', '7', 'null', '{"kind":"export"}', '[null, 3, {"kind":"export","id":7,"requestedAt":0}]'])(
  'what is no list of jobs is not believed: %s',
  (text) => {
    expect(createJobs(memoryWith({ ana: text }), () => 0).of('ana')).toEqual([]);
  },
);

test('a job of which nobody heard for a week is forgotten, and only the latest fifty are kept', () => {
  let now = 0;
  const jobs = createJobs(memoryWith(), () => now);
  jobs.remember('ana', job);
  now = 7 * DAY - 1;
  expect(jobs.of('ana')).toHaveLength(1);
  now = 7 * DAY;
  expect(jobs.of('ana')).toEqual([]);
  for (let id = 1; id <= 60; id += 1) jobs.remember('ana', { kind: 'export', id: String(id) });
  expect(jobs.of('ana')).toHaveLength(50);
  expect(jobs.of('ana').at(-1)).toMatchObject({ id: '60' });
});

// Guards: Preferences are validated when read, belong to one person, and work with a full storage.
import { chosen, createPreferences, readBoolean, readEach, readTexts, type Preference } from './create-preferences';
import { textStorage } from '@/shared/storage';

const sizes: Preference<readonly string[]> = { key: 'sizes', initial: ['usual'], read: readTexts };
const quiet: Preference<boolean> = { key: 'quiet', initial: false, read: readBoolean };

const memory = (kept: Record<string, string> = {}) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => {
    kept[key] = value;
  },
});

test('each person has their own choices, which are restored on the next visit', () => {
  const storage = memory();
  const visit = createPreferences(textStorage(() => storage));
  visit.change('ana', quiet, () => true);
  expect(chosen(quiet, visit.of('ana'))).toBe(true);
  expect(chosen(quiet, visit.of('juan'))).toBe(false);
  expect(chosen(quiet, createPreferences(textStorage(() => storage)).of('ana'))).toBe(true);
});

test.each(['', 'no es json', 'null', '[]', '"texto"', '{"sizes":"una"}', '{"sizes":[1]}', '{"quiet":"sí","sizes":{}}'])(
  'the stored text %s counts as no choice',
  (text) => {
    const { of } = createPreferences(textStorage(() => memory({ 'preferences.ana': text })));
    expect([chosen(sizes, of('ana')), chosen(quiet, of('ana'))]).toEqual([['usual'], false]);
  },
);

test('names of object properties such as `toString` are not choices', () => {
  const named: Preference<boolean> = { key: 'toString', initial: false, read: () => true };
  expect(chosen(named, {})).toBe(false);
});

test('malformed values are dropped, and the other ones stay', () => {
  expect(readEach(readTexts)({ a: ['x'], b: 'x', c: [] })).toEqual({ a: ['x'], c: [] });
  expect(readEach(readTexts)([['x']])).toBeUndefined();
});

test('a choice here keeps the choices of another tab, and listeners are notified', () => {
  const storage = memory();
  const here = createPreferences(textStorage(() => storage));
  const there = createPreferences(textStorage(() => storage));
  expect(chosen(sizes, here.of('ana'))).toEqual(['usual']);
  there.change('ana', sizes, (now) => [...now, 'grande']);
  here.change('ana', quiet, () => true);
  expect(chosen(sizes, here.of('ana'))).toEqual(['usual', 'grande']);

  let told = 0;
  const stop = there.subscribe(() => (told += 1));
  there.written('preferences.ana');
  there.written('otra cosa');
  expect([told, chosen(quiet, there.of('ana'))]).toEqual([1, true]);
  stop();
  there.written(null);
  expect(told).toBe(1);
});

test('the choices are the same object until one changes', () => {
  const { of, change } = createPreferences(textStorage(() => memory({ 'preferences.ana': '{"quiet":true}' })));
  expect(of('ana')).toBe(of('ana'));
  const before = of('ana');
  change('ana', quiet, () => false);
  expect(of('ana')).not.toBe(before);
});

test('with a full or disabled storage, choices last for the visit', () => {
  const full = createPreferences(
    textStorage(() => ({
      ...memory(),
      setItem: () => {
        throw new Error('quota');
      },
    })),
  );
  const off = createPreferences(
    textStorage(() => {
      throw new Error('denied');
    }),
  );
  for (const { of, change } of [full, off]) {
    change('ana', quiet, () => true);
    change('ana', sizes, (now) => [...now, 'grande']);
    expect([chosen(quiet, of('ana')), chosen(sizes, of('ana'))]).toEqual([true, ['usual', 'grande']]);
  }
});

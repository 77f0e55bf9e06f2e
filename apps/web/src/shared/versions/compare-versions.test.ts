// Guards: A comparison shows only the sections, items and fields whose texts differ, and counts them.
import type { ItemReading, SectionReading } from '@/shared/detail';
import { ABSENT } from '@/shared/format';
import { compareVersions, countChanges } from './compare-versions';

const item = (key: string, text = key): ItemReading => ({
  key,
  title: `Ítem ${key}`,
  fields: [{ key: 'text', label: 'Texto', text }],
});

const aSection = (fields: Readonly<Record<string, string>>, items: readonly ItemReading[] = []): SectionReading => ({
  key: 'section',
  title: 'Sección',
  fields: Object.entries(fields).map(([key, text]) => ({ key, label: key.toUpperCase(), text })),
  items,
});

const itemsOf = (before: readonly ItemReading[], after: readonly ItemReading[]) =>
  compareVersions([aSection({}, before)], [aSection({}, after)]).flatMap(({ items }) =>
    items.map(({ title, kind, fields }) => [title, kind, fields.map((field) => [field.before.text, field.after.text])]),
  );

describe('two versions', () => {
  test('show only the fields with different texts, before and after', () => {
    const before = aSection({ a: '1', b: '2' });
    const after = aSection({ a: '1', b: '3' });
    expect(compareVersions([before], [after])).toEqual([
      {
        key: expect.any(String),
        title: 'Sección',
        fields: [{ key: expect.any(String), label: 'B', before: { text: '2' }, after: { text: '3' } }],
        items: [],
      },
    ]);
  });

  test('with equal texts have no changes', () => {
    const version = [aSection({ a: '1' }, [item('x')])];
    expect(compareVersions(version, version)).toEqual([]);
    expect(countChanges(compareVersions(version, version))).toBe(0);
  });

  test('keep the tone of a status beside its text', () => {
    const status = (text: string, tone: 'success' | 'error'): SectionReading => ({
      key: 'section',
      title: 'Sección',
      fields: [{ key: 'status', label: 'Estado', text, tone }],
    });
    const [change] = compareVersions([status('Aprobado', 'success')], [status('Rechazado', 'error')]);
    expect(change?.fields[0]).toMatchObject({
      before: { text: 'Aprobado', tone: 'success' },
      after: { text: 'Rechazado', tone: 'error' },
    });
  });

  test('show a field of only one version as absent in the other', () => {
    const [change] = compareVersions([aSection({ gone: '1' })], [aSection({ fresh: '2' })]);
    expect(change?.fields.map(({ label, before, after }) => [label, before.text, after.text])).toEqual([
      ['GONE', '1', ABSENT],
      ['FRESH', ABSENT, '2'],
    ]);
  });

  test('leave out sections without changes and keep the order of the others', () => {
    const section = (key: string, text: string) => ({ ...aSection({ a: text }), key, title: key });
    const changes = compareVersions(
      [section('one', '1'), section('two', '1'), section('three', '1')],
      [section('one', '2'), section('two', '1'), section('three', '2')],
    );
    expect(changes.map(({ title }) => title)).toEqual(['one', 'three']);
  });

  test('swapped show the same changes the other way round', () => {
    const before = [aSection({ a: '1' }, [item('x'), item('y', 'old')])];
    const after = [aSection({ a: '2' }, [item('y', 'new'), item('z')])];
    const there = compareVersions(before, after);
    const back = compareVersions(after, before);
    expect(back.flatMap(({ fields }) => fields.map((f) => [f.before, f.after]))).toEqual(
      there.flatMap(({ fields }) => fields.map((f) => [f.after, f.before])),
    );
    const opposite = { added: 'removed', removed: 'added', changed: 'changed' } as const;
    const kinds = (changes: typeof there) =>
      new Map(changes.flatMap(({ items }) => items.map(({ title, kind }) => [title, kind])));
    for (const [title, kind] of kinds(there)) expect(kinds(back).get(title)).toBe(opposite[kind]);
    expect(countChanges(back)).toBe(countChanges(there));
  });
});

describe('the items of a list', () => {
  test('are added, removed or changed individually', () => {
    expect(
      itemsOf([item('same'), item('gone'), item('other', '1')], [item('other', '2'), item('same'), item('new')]),
    ).toEqual([
      ['Ítem gone', 'removed', [['gone', ABSENT]]],
      ['Ítem other', 'changed', [['1', '2']]],
      ['Ítem new', 'added', [[ABSENT, 'new']]],
    ]);
  });

  test('in another order are not a change', () => {
    expect(itemsOf([item('x'), item('y')], [item('y'), item('x')])).toEqual([]);
  });

  test('with equal keys are matched by order: a third equal item was added', () => {
    expect(itemsOf([item('x'), item('x')], [item('x'), item('x'), item('x')])).toEqual([
      ['Ítem x', 'added', [[ABSENT, 'x']]],
    ]);
  });

  test('count once when added or removed, and by their fields when changed', () => {
    const rich = (key: string, texts: readonly string[]): ItemReading => ({
      key,
      title: key,
      fields: texts.map((text, at) => ({ key: String(at), label: String(at), text })),
    });
    const changes = compareVersions(
      [aSection({ a: '1' }, [rich('changed', ['1', '2', '3'])])],
      [aSection({ a: '2' }, [rich('changed', ['1', '4', '5']), rich('added', ['6', '7', '8'])])],
    );
    expect(countChanges(changes)).toBe(1 + 2 + 1);
  });
});

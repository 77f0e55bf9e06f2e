// Guards: The views of a list have valid, unique names and at most one default, and a deletion can be undone. Invalid
// stored views are dropped.
import { nameProblem, withName, withoutView, withSearch, withDefault, withView, withViewBack } from './view-rules';
import { savedViews, type ListViews } from './views';

const two: ListViews = {
  views: [
    { name: 'Rechazados', search: 'status=rejected' },
    { name: 'De hoy', search: 'period=hoy' },
  ],
  defaultView: 'De hoy',
};
const namesOf = ({ views }: ListViews) => views.map(({ name }) => name);

describe('the name of a view', () => {
  test('has 1 to 60 characters, not counting spaces around the name', () => {
    expect(nameProblem('  ', [])).toBe('Escriba un nombre para la vista.');
    expect(nameProblem('\u200b', [])).toBe('Escriba un nombre para la vista.');
    expect(nameProblem('x'.repeat(61), [])).toBe('El nombre puede tener hasta 60 caracteres.');
    expect(nameProblem(` ${'x'.repeat(60)} `, [])).toBeUndefined();
    expect(nameProblem('🙂'.repeat(60), [])).toBeUndefined();
    const view = { name: '🙂'.repeat(60), search: 'estado=approved' };
    expect(savedViews.read({ payments: { views: [view] } })).toMatchObject({ payments: { views: [view] } });
    expect(nameProblem('🙂'.repeat(61), [])).toBe('El nombre puede tener hasta 60 caracteres.');
  });

  test('is unique in a list, ignoring case', () => {
    expect(nameProblem('DE HOY ', namesOf(two))).toBe('Ya hay una vista con ese nombre en esta lista.');
    expect(nameProblem('De\u00a0h\u200boy', namesOf(two))).toBe('Ya hay una vista con ese nombre en esta lista.');
    expect(nameProblem('De ayer', namesOf(two))).toBeUndefined();
  });
});

describe('the views of a list', () => {
  test('are added at the end, and a new view can become the default', () => {
    const more = withView(two, { name: 'De ayer', defaultView: false }, 'period=ayer', 'v3');
    expect(more).toEqual({
      views: [...two.views, { id: 'v3', name: 'De ayer', search: 'period=ayer' }],
      defaultView: 'De hoy',
    });
    expect(withView(two, { name: 'De ayer', defaultView: true }, 'period=ayer', 'v3').defaultView).toBe('De ayer');
  });

  test('are renamed in place, and the default view stays the default under its new name', () => {
    const renamed = withName(two, 'De hoy', { name: 'Hoy', defaultView: true });
    expect([namesOf(renamed), renamed.defaultView]).toEqual([['Rechazados', 'Hoy'], 'Hoy']);
    expect(withName(two, 'De hoy', { name: 'Hoy', defaultView: false }).defaultView).toBeNull();
    expect(withName(two, 'Rechazados', { name: 'Malos', defaultView: false }).defaultView).toBe('De hoy');
  });

  test('can get other search parameters, and the default can be removed', () => {
    expect(withSearch(two, 'De hoy', 'period=ayer').views[1]).toEqual({ name: 'De hoy', search: 'period=ayer' });
    expect(withDefault(two, null).defaultView).toBeNull();
  });

  test('are deleted, and restored at their position', () => {
    const [rejected] = two.views;
    const one = withoutView(two, 'Rechazados');
    expect([namesOf(one), one.defaultView]).toEqual([['De hoy'], 'De hoy']);
    expect(rejected && withViewBack(one, rejected, two)).toEqual(two);
    expect(withoutView(two, 'De hoy').defaultView).toBeNull();
  });

  test('restored after deletion are the default again unless another was chosen, and need a free name', () => {
    const view = { name: 'De hoy', search: 'period=hoy' };
    const one = withoutView(two, 'De hoy');
    expect(withViewBack(one, view, two)).toEqual(two);
    expect(withViewBack(withDefault(one, 'Rechazados'), view, two).defaultView).toBe('Rechazados');
    const taken = withView(one, { name: 'de HOY', defaultView: false }, 'period=ayer', 'v3');
    expect(withViewBack(taken, view, two)).toBe(taken);
  });
});

test('stored views are validated: malformed ones, duplicate names and a default that names no view are dropped', () => {
  expect(
    savedViews.read({
      payments: {
        views: [
          { name: 'Hoy', search: 'period=hoy' },
          { name: 'HOY', search: 'a=b' },
          { name: '', search: 'a=b' },
          { name: 'x' },
          7,
        ],
        defaultView: 'Ayer',
      },
      older: ['Hoy'],
      none: null,
    }),
  ).toEqual({ payments: { views: [{ name: 'Hoy', search: 'period=hoy' }], defaultView: null } });
  expect(savedViews.read('Hoy')).toBeUndefined();
});

test('the default view that an earlier version stored stays the default', () => {
  const views = [{ name: 'Hoy', search: 'period=hoy' }];
  expect(savedViews.read({ payments: { views, usual: 'Hoy' } })).toEqual({ payments: { views, defaultView: 'Hoy' } });
});

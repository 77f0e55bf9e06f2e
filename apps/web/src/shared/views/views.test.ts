// Guards: Saved views keep names, defaults and undo of deletion.
import { nameProblem, withName, withoutView, withSearch, withUsual, withView, withViewBack } from './view-rules';
import { savedViews, type ListViews } from './views';

const two: ListViews = {
  views: [
    { name: 'Rechazados', search: 'status=rejected' },
    { name: 'De hoy', search: 'period=hoy' },
  ],
  usual: 'De hoy',
};
const namesOf = ({ views }: ListViews) => views.map(({ name }) => name);

describe('the name of a view', () => {
  test('has 1 to 60 characters, spaces around them aside', () => {
    expect(nameProblem('  ', [])).toBe('Escriba un nombre para la vista.');
    expect(nameProblem('x'.repeat(61), [])).toBe('El nombre puede tener hasta 60 caracteres.');
    expect(nameProblem(` ${'x'.repeat(60)} `, [])).toBeUndefined();
  });

  test('is given once in a list, whatever its case', () => {
    expect(nameProblem('DE HOY ', namesOf(two))).toBe('Ya hay una vista con ese nombre en esta lista.');
    expect(nameProblem('De ayer', namesOf(two))).toBeUndefined();
  });
});

describe('the views of a list', () => {
  test('are added at the end, and open the list when that is asked for', () => {
    const more = withView(two, { name: 'De ayer', usual: false }, 'period=ayer');
    expect(more).toEqual({ views: [...two.views, { name: 'De ayer', search: 'period=ayer' }], usual: 'De hoy' });
    expect(withView(two, { name: 'De ayer', usual: true }, 'period=ayer').usual).toBe('De ayer');
  });

  test('are renamed in their place, and the one to open with stays so under its new name', () => {
    const renamed = withName(two, 'De hoy', { name: 'Hoy', usual: true });
    expect([namesOf(renamed), renamed.usual]).toEqual([['Rechazados', 'Hoy'], 'Hoy']);
    expect(withName(two, 'De hoy', { name: 'Hoy', usual: false }).usual).toBeNull();
    expect(withName(two, 'Rechazados', { name: 'Malos', usual: false }).usual).toBe('De hoy');
  });

  test('can be made to show something else, and to open the list or not', () => {
    expect(withSearch(two, 'De hoy', 'period=ayer').views[1]).toEqual({ name: 'De hoy', search: 'period=ayer' });
    expect(withUsual(two, null).usual).toBeNull();
  });

  test('are deleted, and come back where they were', () => {
    const [rejected] = two.views;
    const one = withoutView(two, 'Rechazados');
    expect([namesOf(one), one.usual]).toEqual([['De hoy'], 'De hoy']);
    expect(rejected && withViewBack(one, rejected, two)).toEqual(two);
    expect(withoutView(two, 'De hoy').usual).toBeNull();
  });

  test('come back to open the list unless another does by then, and never beside one of their name', () => {
    const view = { name: 'De hoy', search: 'period=hoy' };
    const one = withoutView(two, 'De hoy');
    expect(withViewBack(one, view, two)).toEqual(two);
    expect(withViewBack(withUsual(one, 'Rechazados'), view, two).usual).toBe('Rechazados');
    const taken = withView(one, { name: 'de HOY', usual: false }, 'period=ayer');
    expect(withViewBack(taken, view, two)).toBe(taken);
  });
});

test('what is kept is checked: malformed views, names given twice and an opening view that is not there are dropped', () => {
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
        usual: 'Ayer',
      },
      older: ['Hoy'],
      none: null,
    }),
  ).toEqual({ payments: { views: [{ name: 'Hoy', search: 'period=hoy' }], usual: null } });
  expect(savedViews.read('Hoy')).toBeUndefined();
});

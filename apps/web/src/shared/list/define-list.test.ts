// Guards: A list is defined once; its address, chips, form and query derive from the definition.
import { defineList } from './define-list';
import { choiceFilter, periodFilter, searchFilter, textFilter } from './filters';
import { typedFilter } from './typed-filter';

const now = new Date('2026-11-22T01:30:00Z');

const kinds = [
  { id: 'CARD', name: 'Tarjeta' },
  { id: 'CASH', name: 'Efectivo' },
] as const;

const choice = {
  parameter: 'tipo',
  options: kinds,
  invalid: (text: string) => `El tipo “${text}” no existe.`,
  widerLabel: 'Buscar en todos los tipos',
  variables: (kind: 'CARD' | 'CASH') => ({ kind }),
  field: { label: 'Tipo', allLabel: 'Todos', width: '160px' },
} as const;

const list = defineList({
  key: 'things.list',
  order: { fields: ['NAME', 'AMOUNT'], default: { field: 'NAME', direction: 'ASCENDING' } },
  filters: {
    text: searchFilter('Nombre'),
    email: textFilter(
      'pagador',
      (email) => `Pagador: ${email}`,
      (payerEmail) => ({ payerEmail }),
    ),
    amount: typedFilter({
      parameter: 'importe',
      label: 'Importe',
      width: '150px',
      chipLabel: (text) => `Importe: ${text}`,
      problemOf: (text) => (/^\d+$/.test(text) ? undefined : 'Solo números.'),
      variables: (amount) => ({ amount }),
    }),
    kind: choiceFilter(choice),
    dates: periodFilter({ width: '200px' }),
  },
  form: ['text', 'amount', 'kind', 'dates'],
  offered: { kind: ({ text }) => text !== '' },
  settle: ({ email, amount }, changed) =>
    email === '' || amount === '' ? {} : changed.email ? { amount: '' } : { email: '' },
});

const byDefault = defineList({
  key: 'cards.list',
  order: { fields: ['NAME'], default: { field: 'NAME', direction: 'ASCENDING' } },
  filters: { kind: choiceFilter({ ...choice, default: 'CARD' }) },
  form: ['kind'],
  fixed: { vista: 'tarjetas' },
  size: 10,
  sizes: [5, 10, 100],
});

const empty = list.empty(now);
const parse = (search: string) => list.parse(new URLSearchParams(search), now);
const told = (search: string) => list.invalidParameters(new URLSearchParams(search));
const noListening = () => undefined;

test('without parameters a list shows the current month of Buenos Aires in its default order', () => {
  expect(parse('')).toEqual(empty);
  expect(empty).toEqual({
    text: '',
    email: '',
    amount: '',
    kind: null,
    dates: { from: '2026-11-01', to: '2026-11-30' },
    page: 1,
    limit: 25,
    sort: { field: 'NAME', direction: 'ASCENDING' },
  });
});

test('an inactive filter is neither in the address nor in the query', () => {
  expect(list.format(empty).toString()).toBe('period=2026-11');
  expect(list.filterOf(empty, now)).toEqual({ period: { from: '2026-11-01', to: '2026-11-30' } });
  const all = parse('q=ana&pagador=ana@ejemplo.com.ar&tipo=cash&period=ayer');
  expect(list.filterOf(all, now)).toEqual({
    search: 'ana',
    payerEmail: 'ana@ejemplo.com.ar',
    kind: 'CASH',
    period: { from: '2026-11-20', to: '2026-11-20' },
  });
});

test('the address that a list writes is never empty, because an empty one restores the list of the session', () => {
  const plain = defineList({ ...byDefault, filters: { text: searchFilter('') }, form: ['text'] });
  expect(plain.bare).toBe('');
  expect(plain.format(plain.empty()).toString()).toBe('pagina=1');
});

test('a relative period stays relative in the address', () => {
  expect(parse('period=ayer').dates).toBe('ayer');
  expect(list.format(parse('period=ayer')).get('period')).toBe('ayer');
});

test('invalid values are ignored and reported', () => {
  expect(parse('q=a&period=2026-13&tipo=trueque&importe=x')).toEqual({ ...empty, text: 'a' });
  expect(told('q=a&period=2026-13&tipo=trueque&importe=x')).toEqual([
    'Importe “x” — Solo números. No se aplicó ese filtro.',
    'El tipo “trueque” no existe.',
    'El período “2026-13” no es válido; se muestra el período inicial.',
  ]);
  expect(told('q=a&period=ayer&tipo=cash&importe=7&otro=x')).toEqual([]);
});

test('an invalid page, page size or order is ignored', () => {
  expect(parse('pagina=-1&filas=7&orden=otro')).toEqual(empty);
  expect(parse('pagina=2&filas=50&orden=-amount')).toMatchObject({
    page: 2,
    limit: 50,
    sort: { field: 'AMOUNT', direction: 'DESCENDING' },
  });
});

test("the page size is the person's preference unless the address has another", () => {
  expect(list.parse(new URLSearchParams('pagina=2'), now, 50).limit).toBe(50);
  expect(list.parse(new URLSearchParams('filas=5'), now, 50).limit).toBe(5);
  expect(list.format({ ...empty, limit: 25 }).has('filas')).toBe(false);
  expect(list.format({ ...empty, limit: 25 }, 50).get('filas')).toBe('25');
});

test('a list with its own page sizes accepts no others', () => {
  expect(byDefault.empty().limit).toBe(10);
  expect(byDefault.parse(new URLSearchParams('filas=25')).limit).toBe(10);
  expect(byDefault.parse(new URLSearchParams('filas=100')).limit).toBe(100);
});

test('a change returns to the first page, except a change of the page', () => {
  const third = parse('pagina=3');
  expect(list.changed(third, { email: 'ana@ejemplo.com.ar' }).page).toBe(1);
  expect(list.changed(third, { page: 4 }).page).toBe(4);
});

test('of filters that exclude each other the last chosen one stays', () => {
  expect(parse('pagador=ana&importe=7')).toMatchObject({ email: '', amount: '7' });
  expect(list.changed(parse('importe=7'), { email: 'ana' })).toMatchObject({ email: 'ana', amount: '' });
  expect(list.changed(parse('pagador=ana'), { amount: '7' })).toMatchObject({ email: '', amount: '7' });
});

test('a filter that is offered only with another one is off without it', () => {
  expect(parse('tipo=cash').kind).toBeNull();
  const both = parse('q=ana&tipo=cash');
  expect(both.kind).toBe('CASH');
  expect(list.format({ ...both, text: '' }).has('tipo')).toBe(false);
  const namesOf = (search: string) => list.formOf(parse(search)).fields.map(({ name }) => name);
  expect(namesOf('')).toEqual(['text', 'amount', 'dates']);
  expect(namesOf('q=ana')).toEqual(['text', 'amount', 'kind', 'dates']);
  // the form keeps the room of the field that may appear
  expect([list.formOf(parse('')).spare, list.formOf(parse('q=ana')).spare]).toEqual([['160px'], []]);
});

test("each active filter has a chip that removes it; the period's chip is first and cannot be removed", () => {
  const found = parse('q=ana&tipo=card&period=2026-11&pagina=3');
  const after: unknown[] = [];
  const chips = list.chipsOf(found, (next) => after.push(next), now);
  expect(chips.map(({ label }) => label)).toEqual(['Noviembre 2026', '“ana”', 'Tarjeta']);
  expect(chips[0]?.onRemove).toBeUndefined();
  chips[2]?.onRemove?.();
  expect(after).toEqual([{ ...found, kind: null, page: 1 }]);
});

test('a filter with a default stays off after it was removed, and is in the address while it is on', () => {
  const read = (search: string) => byDefault.parse(new URLSearchParams(search));
  expect([read('').kind, read('tipo=todos').kind, read('tipo=trueque').kind]).toEqual(['CARD', null, 'CARD']);
  expect(byDefault.format(read('')).toString()).toBe('vista=tarjetas&tipo=card');
  expect(byDefault.format(read('tipo=todos')).toString()).toBe('vista=tarjetas&tipo=todos');
  expect(byDefault.bare).toBe('vista=tarjetas');
});

test('an empty list offers wider searches', () => {
  const offered = (search: string) => list.widerOf(parse(search), noListening).map(({ label }) => label);
  expect(offered('q=ana&tipo=card&period=hoy')).toEqual([
    'Buscar en todos los tipos',
    'Buscar en los últimos 12 meses',
  ]);
  expect(offered('period=ultimos-12-meses')).toEqual([]);
});

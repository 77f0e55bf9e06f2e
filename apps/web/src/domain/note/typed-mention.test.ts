// Guards: Typed letters find colleagues by mention and by name, and a whole mention stays the first choice.
import { colleaguesFor } from './typed-mention';

const colleagues = [
  { mention: 'abc', name: 'Ana Paz' },
  { mention: 'ana', name: 'Eva Ríos' },
  { mention: 'zoe', name: null },
];
const mentionsFor = (typed: string) => colleaguesFor(typed, colleagues).map(({ mention }) => mention);

test('colleagues found by their mention come before those found by their name', () => {
  expect(mentionsFor('ana')).toEqual(['ana', 'abc']);
});

test('any word of a name is found, without its accents', () => {
  expect(mentionsFor('rios')).toEqual(['ana']);
  expect(mentionsFor('paz')).toEqual(['abc']);
});

test('without letters all are offered, and without a match nobody', () => {
  expect(mentionsFor('')).toEqual(['abc', 'ana', 'zoe']);
  expect(mentionsFor('x')).toEqual([]);
});

// Guards: A search box finds words, e-mail addresses and codes in a pasted text, with punctuation around them.
import { listedCodes } from '@backoffice/validators';
import { addressIn, addressPartIn, codesOf, wordsOf } from './typed-text.ts';

test.each([
  ['Juárez, Sofía', ['Juárez', 'Sofía']],
  ['Juárez,Sofía', ['Juárez', 'Sofía']],
  ['"Juárez"', ['Juárez']],
  ['“Juárez”; «Sofía»', ['Juárez', 'Sofía']],
  ['JUÁREZ.', ['JUÁREZ']],
  ['(Sofía Juárez)', ['Sofía', 'Juárez']],
  ['Juárez/Sofía', ['Juárez', 'Sofía']],
  ["O'Higgins, D'Alessio", ["O'Higgins", "D'Alessio"]],
  ['Pérez S.A.', ['Pérez', 'S.A']],
  ['Cuota 03/2026', ['Cuota', '03/2026']],
  ['García-López', ['García-López']],
  ['taller taller', ['taller']],
  ['***', ['***']],
])('the words of %s are %j', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words);
});

test.each([
  ['ana@correo.example', 'ana@correo.example'],
  ['<ana@correo.example>', 'ana@correo.example'],
  ['Ana Sosa <ana.sosa@correo.example>', 'ana.sosa@correo.example'],
  ['"ana@correo.example";', 'ana@correo.example'],
  ['mailto:ana@correo.example?subject=Pago', 'ana@correo.example'],
  ["'ana@correo.example.", 'ana@correo.example'],
  ["d'angelo+pagos@correo.example", "d'angelo+pagos@correo.example"],
  ['ana@', undefined],
  ['Ana Sosa', undefined],
])('the address in %s is %s', (typed, address) => {
  expect(addressIn(typed)).toBe(address);
});

test.each([
  ['ana@', 'ana@'],
  ['<@correo>', '@correo'],
  ['Ana Sosa', undefined],
])('the partial address in %s is %s', (typed, part) => {
  expect(addressPartIn(typed)).toBe(part);
});

test.each([
  ['FC A 0003-00001234', ['FC A 0003-00001234']],
  ["'TX185457195", ["'TX185457195", 'TX185457195']],
  ['"TX-1"', ['"TX-1"', 'TX-1']],
  ['TX1.', ['TX1.', 'TX1']],
  ['Cuota #12', ['Cuota #12']],
  ['#12', ['#12', '12']],
  ['--', ['--']],
])('%s is read as the codes %j', (typed, codes) => {
  expect(codesOf(typed)).toEqual(codes);
});

test.each([
  ['TX1\nTX2', ['TX1', 'TX2']],
  ['TX1 TX2, TX3;', ['TX1', 'TX2', 'TX3']],
  ['0003 00001234\n0003 00001234', []],
  ['0003 00001234; 0003 00001234', []],
  ['FC A 0003-00001234\nFC A 0003-00001235\r\nFC A 0003-00001234', ['FC A 0003-00001234', 'FC A 0003-00001235']],
  ['FC A 0003-00001234; FC A 0003-00001235', ['FC A 0003-00001234', 'FC A 0003-00001235']],
  ['0003 00001234; 0003 00001235', ['0003 00001234', '0003 00001235']],
  ['TX1;TX2', ['TX1', 'TX2']],
  ['FC\u00a0A\u200b 1;\u200b;FC A\u20112', ['FC A 1', 'FC A-2']],
  ['Pérez; Ana 2', []],
  ['TX1', []],
  ['TX1;', []],
  ['BC 0001', []],
  ['BC 0001;', []],
  ['Internet 300 megas', []],
])('the list of codes in %j is %j', (typed, codes) => {
  expect(listedCodes(typed)).toEqual(codes);
});

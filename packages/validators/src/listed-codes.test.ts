// Guards: A column of codes is written to an address and read from it. Addresses of earlier versions are still read.
import { joinLines, readCodes, writeCodes } from './index.ts';

test.each([
  [['TX-1', 'TX-2'], 'TX-1 TX-2'],
  [['FC A 0003-00001234', 'FC A 0003-00001235'], 'FC A 0003-00001234;FC A 0003-00001235'],
  [['FC A 0003-00001234', 'TX-2'], 'FC A 0003-00001234;TX-2'],
  [['FC A 0003-00001234'], 'FC A 0003-00001234;'],
  [['TX-1'], 'TX-1'],
  [[], ''],
])('the codes %j are written as %j', (codes, text) => {
  expect(writeCodes(codes)).toBe(text);
  expect(readCodes(text)).toEqual(codes);
});

test('invisible characters and further blanks do not change the codes', () => {
  expect(readCodes(' TX-1  TX\u20112\u200b')).toEqual(['TX-1', 'TX-2']);
  expect(readCodes('FC A  1 ;; FC\u00a0A 2;')).toEqual(['FC A 1', 'FC A 2']);
});

test.each([
  ['TX-1\r\nTX-2\r\n', 'TX-1 TX-2'],
  ['TX-1\tTX-2', 'TX-1 TX-2'],
  ['FC A 1\nFC A 2\n', 'FC A 1; FC A 2'],
  ['FC A 1\n\nTX-2', 'FC A 1; TX-2'],
  ['Juárez Sofía\nPérez Ana', 'Juárez Sofía Pérez Ana'],
  ['a;1 x\nb;2 x', 'a;1 x b;2 x'],
  ['FC A 1', 'FC A 1'],
])('the lines %j are shown in one line as %j', (text, line) => {
  expect(joinLines(text)).toBe(line);
});

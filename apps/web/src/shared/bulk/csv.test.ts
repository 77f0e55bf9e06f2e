// Guards: A CSV of results is safe to open in a spreadsheet.
import { csv } from './csv';

test('the file begins with a byte order mark and separates cells by semicolons', () => {
  expect(
    csv([
      ['ID', 'IMPORTE'],
      ['0042', '1.234,50'],
    ]),
  ).toBe('\uFEFFID;IMPORTE\r\n0042;1.234,50\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-5', "'-5"],
  ['+54 11', "'+54 11"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['a;b', '"a;b"'],
  ['dice "no"', '"dice ""no"""'],
  ['=a;b', `"'=a;b"`],
  ['dos\nrenglones', '"dos\nrenglones"'],
])('the text %j is the cell %s', (text, written) => {
  expect(csv([[text]])).toBe(`\uFEFF${written}\r\n`);
});

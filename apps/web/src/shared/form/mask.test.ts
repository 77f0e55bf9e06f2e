// Guards: After a mask formats a number, the caret is behind the same digits. A field of digits drops other characters.
import { caretIn, digitsUpTo } from './mask';

test.each([
  ['4509 9535', '', 0],
  ['4509 9535', '4509', 4],
  ['4509 9535', '45099', 6],
  ['4509 9535', '4509 9', 6],
])('in "%s" the caret is after the digits of "%s"', (shown, before, place) => {
  expect(caretIn(shown, before)).toBe(place);
});

test.each([
  ['20-26756539-2', 11, '20267565392'],
  ['12.345.678', 8, '12345678'],
  ['123456789', 8, '12345678'],
  ['sin número', 8, ''],
])('"%s" in a field of %d digits becomes %s', (typed, length, shown) => {
  expect(digitsUpTo(length)(typed)).toBe(shown);
});

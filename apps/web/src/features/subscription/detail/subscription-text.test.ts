// Guards: Recurrence and periods of a subscription are formatted for people.
import { periodsText, recurrenceText } from './subscription-text';

test.each([
  [1, '1 (cada 1 mes)'],
  [3, '3 (cada 3 meses)'],
  [null, null],
])('a recurrence of %j is shown as %j', (recurrence, text) => {
  expect(recurrenceText(recurrence)).toBe(text);
});

test.each([
  [1, '1 (1 cuota)'],
  [12, '12 (12 cuotas)'],
  [null, 'Sin fin'],
])('%j periods are shown as %j', (periods, text) => {
  expect(periodsText(periods)).toBe(text);
});

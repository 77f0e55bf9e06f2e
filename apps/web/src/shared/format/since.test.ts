// Guards: The time since a change is shown in everyday words.
import { sinceText } from './since';

test.each([
  [0, 'ahora'],
  [-5, 'ahora'],
  [40, 'hace 40 segundos'],
  [60, 'hace 1 minuto'],
  [150, 'hace 2 minutos'],
  [3_600, 'hace 1 hora'],
  [86_400, 'ayer'],
  [10 * 86_400, 'hace 10 días'],
])('%i seconds ago is %s', (seconds, text) => {
  const now = new Date('2026-11-26T12:00:00.000Z');
  expect(sinceText(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
});

test.each([
  ['2026-11-24T05:00:00.000Z', 'anteayer'],
  ['2026-11-25T02:59:00.000Z', 'anteayer'],
  ['2026-11-25T03:00:00.000Z', 'ayer'],
  ['2026-11-25T05:00:00.000Z', 'hace 23 horas'],
])('at one in the morning, %s is %s', (time, text) => {
  expect(sinceText(new Date(time), new Date('2026-11-26T04:00:00.000Z'))).toBe(text);
});

// Guards: A message is shown without its technical prefix.
import { readableMessage } from './status-message';

test.each([
  ['COELSA: 0115 La cuenta de destino no existe.', 'La cuenta de destino no existe.'],
  ['BIND: TIMEOUT El banco no respondió a tiempo.', 'El banco no respondió a tiempo.'],
  ['La entidad pidió anularla', 'La entidad pidió anularla'],
  ['COELSA: ', 'COELSA: '],
])('%s is shown as %s', (message, readable) => {
  expect(readableMessage(message)).toBe(readable);
});

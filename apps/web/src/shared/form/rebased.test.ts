// Guards: Going on after somebody else's change keeps what was typed, and takes everything else.
import { rebased } from './rebased';

test('what was left alone follows, and what was typed stays, in parts as well', () => {
  const was = { day: '2', issuer: 'galicia', document: { type: 'DNI', number: '1' } };
  const typed = { ...was, issuer: 'macro', document: { type: 'DNI', number: '9' } };
  const now = { day: '5', issuer: 'nacion', document: { type: 'CUIT', number: '2' } };
  expect(rebased(typed, was, now)).toEqual({
    day: '5',
    issuer: 'macro',
    document: { type: 'CUIT', number: '9' },
  });
});

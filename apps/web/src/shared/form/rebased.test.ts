// Guards: Continuing after a conflict keeps typed values and takes all others from the current entity.
import { rebased } from './rebased';

test('untouched values follow the current entity and typed ones stay, also in nested parts', () => {
  const was = { day: '2', issuer: 'galicia', document: { type: 'DNI', number: '1' } };
  const typed = { ...was, issuer: 'macro', document: { type: 'DNI', number: '9' } };
  const now = { day: '5', issuer: 'nacion', document: { type: 'CUIT', number: '2' } };
  expect(rebased(typed, was, now)).toEqual({
    day: '5',
    issuer: 'macro',
    document: { type: 'CUIT', number: '9' },
  });
});

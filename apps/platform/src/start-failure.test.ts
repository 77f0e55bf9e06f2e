// Guards: A platform that fails to start reports the reason in one line, without the data of a failed statement.
import { startFailure } from './start-failure.ts';

const failed = (cause: unknown) =>
  new Error('Failed query: insert into "payment" … params: ana@correo.example', { cause });

test.each([
  ['the error code of the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['the error code of PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['a message without a code', new Error('could not write to file "base/5/1": No space left on device')],
])('a full disk is recognized by %s', (_sign, cause) => {
  expect(startFailure(failed(cause))).toBe(
    'The disk is full: there is no room for the data. Make room, then start again.',
  );
});

test('the root cause is reported, without the statement', () => {
  expect(startFailure(failed(new Error('permission denied for table payment')))).toBe(
    'permission denied for table payment',
  );
  expect(startFailure(new Error('The data folder is in use.'))).toBe('The data folder is in use.');
  expect(startFailure('nothing')).toBe('nothing');
});

test.each([
  [
    'message',
    [new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')],
    'connect ECONNREFUSED ::1:5432',
  ],
  ['error code', [Object.assign(new Error(''), { code: 'ETIMEDOUT' })], 'ETIMEDOUT'],
  ['own error code', [], 'ECONNREFUSED'],
])('a host whose addresses all refuse is reported by a single %s', (_sign, errors, line) => {
  const refused = Object.assign(new AggregateError(errors, ''), { code: 'ECONNREFUSED' });
  expect(startFailure(failed(refused))).toBe(line);
});

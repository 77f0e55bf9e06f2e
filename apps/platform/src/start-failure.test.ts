// Guards: A platform that fails to start reports the reason in one line, without the data of a failed statement.
import { startFailure } from './start-failure.ts';

const failed = (cause: unknown) =>
  new Error('Failed query: insert into "payment" … params: ana@correo.example', { cause });

test.each([
  ['of the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['of PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['in words', new Error('could not write to file "base/5/1": No space left on device')],
])('a full disk %s is reported as such', (_where, cause) => {
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

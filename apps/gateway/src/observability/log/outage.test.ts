// Guards: The log has the cause of an outage and each change of cause once. It has no data that was to be stored.
import { pino } from 'pino';
import { causeOf, createOutage } from './outage.ts';

const lines: string[] = [];
const outage = createOutage({
  logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  outageMessage: 'it is away',
  recoveryMessage: 'it is back',
});

test('an outage is logged once, each change of its cause once, and its end once', () => {
  const [timeout, password] = [new Error('Connection timeout'), new Error('WRONGPASS invalid username-password pair')];
  timeout.name = 'ConnectionTimeoutError';
  outage.worked();
  for (const error of [timeout, timeout, password, password]) outage.failed(error);
  expect(outage.isUnavailable()).toBe(true);
  outage.worked();
  outage.worked();
  outage.failed(timeout);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'it is away', cause: 'ConnectionTimeoutError' },
    { level: 50, msg: 'it is away', cause: 'WRONGPASS' },
    { level: 30, msg: 'it is back' },
    { level: 50, msg: 'it is away', cause: 'ConnectionTimeoutError' },
  ]);
});

test.each([
  ['a code of PostgreSQL with its name', Object.assign(new Error('x'), { code: '28P01' }), '28P01 invalid_password'],
  ['a code of the network', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [
    'the cause within a failed query, and not its values',
    new Error('Failed query: insert … params: ana@example.com', {
      cause: Object.assign(new Error('x'), { code: '53100' }),
    }),
    '53100 disk_full',
  ],
  [
    'the first of several addresses',
    new AggregateError([Object.assign(new Error('x'), { code: 'EHOSTUNREACH' })]),
    'EHOSTUNREACH',
  ],
  ['the kind of an error without a code', new TypeError('ana@example.com'), 'TypeError'],
])('the logged cause is %s', (_what, error, cause) => {
  expect(causeOf(error)).toBe(cause);
});

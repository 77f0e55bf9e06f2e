// Guards: A schedule that cannot run, or that has two values in force, is reported on the page of its collector.
import { scheduleCodes as codes } from '@backoffice/validators';
import type { ScheduleEntryFragment } from './Schedule.generated';
import { problemsOf } from './schedule-problems';

type Part = keyof typeof codes;

const entry = (part: Part, value: string): ScheduleEntryFragment => ({
  __typename: 'CollectorConfiguration',
  id: `${part} ${value}`,
  value,
  deleteDate: null,
  version: 1,
  variable: { __typename: 'ConfigurationVariable', id: part, code: codes[part] },
});
const account = entry('account', '2850590940090418135201');
const amount = entry('specific', '1000.00');
const cron = entry('cron', '0 9 * * 1');
const textsOf = (...entries: ScheduleEntryFragment[]) => problemsOf(entries, 'BALANCE').map(({ text }) => text);

test('a schedule with one value for each part has no problem, and neither has a collector without a schedule', () => {
  expect(textsOf(account, amount, cron)).toEqual([]);
  expect(textsOf(account)).toEqual([]);
  expect(problemsOf([], null)).toEqual([]);
  expect(problemsOf([account, cron], 'BATCH_APPROBATION')).toEqual([]);
});

test.each([
  ['no account', [amount, cron], 'Falta la cuenta de destino: el retiro no puede hacerse.'],
  ['no amount', [account, cron], 'Falta el monto: el retiro no puede hacerse.'],
  [
    'a wrong account',
    [entry('account', '2850590940090418135200'), amount, cron],
    'La cuenta de destino no es válida: 2850590940090418135200 · Banco Macro.',
  ],
  [
    'a day that never comes',
    [account, amount, entry('cron', '0 9 31 2 *')],
    'La periodicidad “0 9 31 2 *” no se entiende, no llega nunca, o es más de una vez por hora.',
  ],
  ['two amounts', [account, amount, entry('minimum', '5.00'), cron], 'Hay 2 montos vigentes y no se sabe cuál se usa.'],
  [
    'two accounts',
    [account, entry('account', 'casa.rio.sol'), amount, cron],
    'Hay 2 cuentas de destino vigentes y no se sabe cuál se usa: 2850590940090418135201 · Banco Macro; casa.rio.sol.',
  ],
])('%s is reported', (_what, entries, text) => {
  expect(textsOf(...entries)).toEqual([text]);
});

test('the schedule of a collector without a known strategy can only be removed', () => {
  expect(problemsOf([account, cron], 'UNKNOWN')).toMatchObject([{ mend: 'remove' }]);
});

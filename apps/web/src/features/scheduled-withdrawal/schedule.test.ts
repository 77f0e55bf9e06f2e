// Guards: Old values are disabled before new ones are created; a plan after a failure has only the steps left.
import { scheduleCodes as codes } from '@backoffice/validators';
import { cronOf, cronText, nextRuns, presetOf } from './cron';
import { planOf, planOfDeletion, scheduleOf, type Step } from './schedule';
import type { ScheduleEntryFragment } from './Schedule.generated';

type Part = keyof typeof codes;

const entry = (part: Part, value: string, deleteDate: string | null = null): ScheduleEntryFragment => ({
  __typename: 'CollectorConfiguration',
  id: `${part} ${value}`,
  value,
  deleteDate,
  version: 1,
  variable: { __typename: 'ConfigurationVariable', id: part, code: codes[part] },
});

const standing = [
  entry('cron', '0 9 * * 1'),
  entry('account', 'casa.rio.sol'),
  entry('minimum', '1000.00', '2026-01-01T00:00:00.000Z'),
  entry('specific', '250000.00'),
];

const words = (steps: readonly Step[]): string[] =>
  steps.map((step) => `${step.kind} ${step.kind === 'add' ? `${step.part} ${step.value}` : step.id}`);

test('a schedule consists of the entries in force', () => {
  expect(scheduleOf(standing)).toEqual({
    account: 'casa.rio.sol',
    amount: { type: 'specific', value: '250000.00' },
    cron: '0 9 * * 1',
  });
  expect(scheduleOf([])).toEqual({ account: null, amount: null, cron: null });
});

describe('the plan of a schedule', () => {
  const wanted = {
    account: '2850590940090418135201',
    amount: { type: 'minimum', value: '250000.00' },
    cron: '0 9 * * 1-5',
  } as const;

  test('disables each part before it creates the new one, the frequency last (B183)', () => {
    expect(words(planOf(standing, wanted))).toEqual([
      'disable account casa.rio.sol',
      'add account 2850590940090418135201',
      'disable specific 250000.00',
      'add minimum 250000.00',
      'disable cron 0 9 * * 1',
      'add cron 0 9 * * 1-5',
    ]);
  });

  test('creates everything if there is no schedule, and nothing if it is already complete', () => {
    expect(words(planOf([], wanted))).toEqual([
      'add account 2850590940090418135201',
      'add minimum 250000.00',
      'add cron 0 9 * * 1-5',
    ]);
    expect(planOf(standing, scheduleOf(standing))).toEqual([]);
  });

  test('continues after a failure between two steps', () => {
    const left = standing.map((one) =>
      one.variable.code === codes.account ? { ...one, deleteDate: '2026-11-23T00:00:00.000Z' } : one,
    );
    expect(words(planOf(left, { ...scheduleOf(standing), account: wanted.account }))).toEqual([
      'add account 2850590940090418135201',
    ]);
  });

  test('does not change the amount entries if the wanted amount is null', () => {
    expect(words(planOf(standing, { ...scheduleOf(standing), amount: null }))).toEqual([]);
  });

  test('keeps one of two equal entries', () => {
    const twice = [...standing, { ...entry('cron', '0 9 * * 1'), id: 'again' }];
    expect(words(planOf(twice, scheduleOf(standing)))).toEqual(['disable again']);
  });
});

test('a removal disables the frequency first, and keeps the account (B182)', () => {
  expect(words(planOfDeletion(standing))).toEqual(['disable cron 0 9 * * 1', 'disable specific 250000.00']);
});

describe('the frequency', () => {
  test.each([
    ['0 9 * * *', 'Todos los días a las 09:00'],
    ['0 18 * * 1-5', 'De lunes a viernes a las 18:00'],
    ['0 0 * * 0', 'Los domingos a las 00:00'],
    ['0 9 28 * *', 'El día 28 de cada mes a las 09:00'],
  ])('%s is shown as %s, and can be chosen on the screen', (cron, text) => {
    expect(cronText(cron)).toBe(text);
    const preset = presetOf(cron);
    expect(preset && cronOf(preset)).toBe(cron);
  });

  test.each(['*/5 * * * *', '0 9 31 * *', '0 24 * * *', '0 9 1 * 1', '0 9 * 2 *', 'mañana'])(
    '%s cannot be chosen on the screen, and is shown as a custom expression',
    (cron) => {
      expect(presetOf(cron)).toBeUndefined();
      expect(cronText(cron)).toBe(`Personalizada: ${cron}`);
    },
  );

  test('runs in the time of Buenos Aires', () => {
    const runs = nextRuns('0 9 * * 1-5', 3, new Date('2026-11-27T11:59:00.000Z'));
    expect(runs.map((run) => run.toISOString())).toEqual([
      '2026-11-27T12:00:00.000Z',
      '2026-11-30T12:00:00.000Z',
      '2026-12-01T12:00:00.000Z',
    ]);
    expect(nextRuns('mañana', 3)).toEqual([]);
  });
});

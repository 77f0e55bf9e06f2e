import { dayOf, largestPage, taxPeriod } from '@backoffice/validators';
import type { GatewayContext } from '../../context.ts';
import { checked } from '../../errors/checked.ts';
import type { TaxDeadlineState, TaxFormStructure } from '../../api/schema-types.generated.ts';
import { equal } from '../../module-kit/list/list-arguments.ts';
import { sortsOf } from '../../module-kit/list/search.ts';
import type { TaxFormParent } from './tax-form.mappers.ts';
import { taxFormSearch } from './tax-form.search.ts';
import type { TaxFormSource } from './tax-form.source.ts';

/** Days before its due date from which a presentation is due soon. */
const SOON_DAYS = 5;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the period that is presented in a month: the month before. */
export const periodDueIn = (month: string): string => dayAfter(`${month}-01`, -1).slice(0, 7);

/** Holidays of an installation, and the current time. */
interface Calendar {
  readonly isHoliday: GatewayContext['isHoliday'];
  readonly now: Date;
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/**
 * Returns the due date of a month. A weekend or a holiday moves it to the next working day, even into the next month.
 */
export const dueDateIn = (month: string, dueDay: number, isHoliday: GatewayContext['isHoliday']): string => {
  let day = `${month}-${String(dueDay).padStart(2, '0')}`;
  while (isWeekend(day) || isHoliday(day)) day = dayAfter(day, 1);
  return day;
};

const stateOf = (dueDate: string, today: string, taxForm: TaxFormParent | undefined): TaxDeadlineState => {
  if (taxForm?.status === 'DELIVERED') return 'PRESENTED';
  if (dueDate < today) return 'OVERDUE';
  return dueDate <= dayAfter(today, SOON_DAYS) ? 'DUE_SOON' : 'UPCOMING';
};

/** Returns, for each form, its newest structure among those that existed in the period. */
const structuresIn = (structures: readonly TaxFormStructure[], period: string): readonly TaxFormStructure[] => {
  const newest = new Map<string, TaxFormStructure>();
  for (const structure of structures) {
    const before = newest.get(structure.formName);
    const isThere = dayOf(new Date(structure.createdDate)).slice(0, 7) <= period;
    if (isThere && (!before || before.createdDate < structure.createdDate)) newest.set(structure.formName, structure);
  }
  return [...newest.values()];
};

/**
 * Finds the presentations whose due day is in a month. A weekend or a holiday may move their due date into the next
 * month.
 */
const dueFrom = async (
  all: readonly TaxFormStructure[],
  { list }: Pick<TaxFormSource, 'list'>,
  month: string,
  { isHoliday, now }: Calendar,
) => {
  const period = periodDueIn(month);
  const { rows } = await list({
    filters: equal('period', period),
    sorts: sortsOf(taxFormSearch),
    page: 1,
    limit: largestPage,
  });
  return structuresIn(all, period).flatMap((structure) => {
    if (structure.dueDay === null) return [];
    const made = rows.filter(({ formName }) => formName === structure.formName);
    const taxForm = made.find(({ status }) => status === 'DELIVERED') ?? made[0];
    const dueDate = dueDateIn(month, structure.dueDay, isHoliday);
    return {
      id: `${structure.formName} ${period}`,
      structure,
      period,
      dueDate,
      state: stateOf(dueDate, dayOf(now), taxForm),
      taxForm: taxForm ?? null,
    };
  });
};

/**
 * Finds the presentations due in a month with their state, in three calls. The month before is included, because its
 * last due dates may move into this month.
 */
export const deadlinesIn = async (
  source: Pick<TaxFormSource, 'structures' | 'list'>,
  givenMonth: string,
  calendar: Calendar,
) => {
  const month = checked('month', taxPeriod, givenMonth);
  const all = await source.structures();
  const due = await Promise.all([periodDueIn(month), month].map((of) => dueFrom(all, source, of, calendar)));
  return due
    .flat()
    .filter(({ dueDate }) => dueDate.startsWith(month))
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.id.localeCompare(b.id));
};

import { mediaPaymentName } from '@/domain/payment-method/media';
import { routes } from '@/domain/routes';
import { ABSENT, magnitude, percent, periodText, totalText, type Amount, type Period } from '@/shared/format';
import type { BarValue, MonthBar } from './month-bar';
import { moneyChange, rateChange, type Change } from './month-change';
import { approvalOf } from './month-payments';
import type { MonthFiguresQuery, MonthRefundsFragment, MonthSumFragment } from './MonthFigures.generated';
import type { MonthPaymentsQuery } from './MonthPayments.generated';
import { monthTexts as texts } from './month.texts';

/** Figure of one month. The count and the address of the approval rate are those of the rejected payments. */
export interface MonthFigure {
  /** Undefined while it loads. */
  readonly value: string | undefined;
  readonly count: string;
  readonly href: string;
}

/** Row of the key figures: the same figure of both months. */
export interface FigureRow {
  readonly label: string;
  /** Undefined while it loads, and where a month is unknown or only a part of it is added up. */
  readonly change: Change | undefined;
  /** True if an increase is good news, and a decrease is bad news. */
  readonly moreIsBetter: boolean;
  readonly months: readonly MonthFigure[];
}

/** Answers about one month. */
export interface MonthAnswers {
  readonly period: Period;
  readonly counts: MonthPaymentsQuery;
  /** Undefined while they load; null if they could not be read. */
  readonly sums: MonthFiguresQuery['current'] | undefined;
  readonly refunds: MonthFiguresQuery['currentRefunds'] | undefined;
}

const shown = (totals: readonly Amount[]): string => totalText(totals) || ABSENT;

const rateText = (rate: number | null): string => (rate === null ? ABSENT : percent(String(rate)));

/** Returns true if the service lists no refunds. The refunds come from payments then, without the partial ones. */
const isPartial = (refunds: MonthRefundsFragment | null | undefined): boolean =>
  refunds ? refunds.payments !== null : false;

/** Returns the refunded money as text. Undefined while it loads; a dash if the sum is unknown or lacks some refunds. */
const returnedText = (refunds: MonthRefundsFragment | null | undefined): string | undefined => {
  if (refunds === undefined) return undefined;
  return isPartial(refunds) ? ABSENT : shown(refunds?.returned ?? []);
};

const isPart = ({ counted, size }: NonNullable<MonthAnswers['sums']>): boolean => counted < size;

const collectedOf = ({ sums }: MonthAnswers): readonly Amount[] | undefined =>
  sums && !isPart(sums) ? sums.whole.collected : undefined;

const returnedOf = ({ refunds }: MonthAnswers): readonly Amount[] | undefined =>
  isPartial(refunds) ? undefined : (refunds?.returned ?? undefined);

/** Returns the change of a value between two months. Undefined if either month lacks it. */
const changeOf = <T>(
  [current, previous]: readonly MonthAnswers[],
  valueOf: (month: MonthAnswers) => T | undefined,
  compare: (current: T, previous: T) => Change | undefined,
): Change | undefined => {
  const [now, before] = [current && valueOf(current), previous && valueOf(previous)];
  return now === undefined || before === undefined ? undefined : compare(now, before);
};

const approvalText = (count: number | undefined): string => (count === undefined ? '' : texts.rejected(count));

/** Returns collected money, approval rate and returned money of each month, the current one first. */
export const figureRows = (months: readonly MonthAnswers[]): readonly FigureRow[] => [
  {
    label: texts.collected,
    change: changeOf(months, collectedOf, moneyChange),
    moreIsBetter: true,
    months: months.map(({ period, counts, sums }) => ({
      value: sums === undefined ? undefined : shown(sums?.whole.collected ?? []),
      count: counts.approved ? texts.payments(counts.approved.size) : '',
      href: routes.payments.href({ status: 'approved', period: periodText(period) }),
    })),
  },
  {
    label: texts.approval,
    change: changeOf(months, ({ counts }) => approvalOf(counts) ?? undefined, rateChange),
    moreIsBetter: true,
    months: months.map(({ period, counts }) => ({
      value: rateText(approvalOf(counts)),
      count: approvalText(counts.rejected?.size),
      href: routes.payments.href({ status: 'rejected', period: periodText(period) }),
    })),
  },
  {
    label: texts.returned,
    change: changeOf(months, returnedOf, moneyChange),
    moreIsBetter: false,
    months: months.map(({ period, refunds }) => ({
      value: returnedText(refunds),
      count: refunds?.payments === null ? texts.refunds(refunds.size) : '',
      href: routes.refunds.href({ status: 'approved', period: periodText(period) }),
    })),
  },
];

/** Returns the note about refunds that are not added up; undefined when they are. */
export const refundsNote = (months: readonly Pick<MonthAnswers, 'refunds'>[]): string | undefined =>
  months.some(({ refunds }) => isPartial(refunds)) ? texts.refundsNotListed : undefined;

/** Returns the note about a month of which only a part was added up; undefined if the sum is whole. */
export const partNote = (sums: MonthAnswers['sums'], month: string): string | undefined =>
  sums && isPart(sums) ? texts.part(sums.counted, sums.size, month) : undefined;

const collectedBar = (figure: MonthSumFragment | undefined): BarValue => {
  const { collected = [], approvedCount = 0 } = figure ?? {};
  // a chart has one axis: its bars are the pesos, their texts are all currencies
  const pesos = collected.find(({ currencyId }) => currencyId === 'ARS');
  const details = approvedCount === 0 ? [] : [texts.payments(approvedCount)];
  return { value: magnitude(pesos?.amount), text: shown(collected), details };
};

const dayOfMonth = (day: string): number => Number(day.slice(8));

/** Returns a bar for each day of the month until today, with the money of that day in both months. */
export const dayBars = (current: MonthAnswers, previous: MonthAnswers): readonly MonthBar[] => {
  const at = (figures: readonly MonthSumFragment[] | undefined, day: number) =>
    figures?.find(({ key }) => dayOfMonth(key) === day);
  return Array.from({ length: dayOfMonth(current.period.to) }, (_, place) => {
    const date = `${current.period.to.slice(0, 8)}${String(place + 1).padStart(2, '0')}`;
    return {
      label: String(place + 1),
      current: collectedBar(at(current.sums?.days, place + 1)),
      previous: collectedBar(at(previous.sums?.days, place + 1)),
      href: routes.payments.href({ status: 'approved', period: periodText({ from: date, to: date }) }),
    };
  });
};

const withApproval = (figure: MonthSumFragment | undefined): BarValue => {
  const bar = collectedBar(figure);
  if (!figure || figure.decidedCount === 0) return bar;
  const rate = Math.round((1000 * figure.acceptedCount) / figure.decidedCount) / 10;
  return { ...bar, details: [...(bar.details ?? []), texts.approved(percent(String(rate)))] };
};

/** Returns the bars of the payment methods: collected money and approval rate, largest amount of this month first. */
export const methodBars = (current: MonthAnswers, previous: MonthAnswers): readonly MonthBar[] => {
  const [now, before] = [current.sums?.methods ?? [], previous.sums?.methods ?? []];
  const codes = new Set([...now, ...before].map(({ key }) => key));
  const bars = [...codes].map((code) => {
    const [figure, former] = [now.find(({ key }) => key === code), before.find(({ key }) => key === code)];
    return {
      label: mediaPaymentName(Number(code)),
      current: withApproval(figure),
      previous: withApproval(former),
      href: routes.payments.href({ status: 'approved', medio: code, period: periodText(current.period) }),
    };
  });
  return bars.sort((one, other) => other.current.value - one.current.value);
};

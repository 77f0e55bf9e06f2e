import { subscriptionDetailTexts as texts } from './detail.texts';

/** Months from one payment to the next, raw and readable: `1 (cada 1 mes)` (GAP-54). */
export const recurrenceText = (recurrence: number | null): string | null =>
  recurrence === null ? null : texts.recurrence(recurrence);

/** Payments in all, raw and readable: `12 (12 cuotas)`; without them it does not end (GAP-54). */
export const periodsText = (periods: number | null): string =>
  periods === null ? texts.endless : texts.periods(periods);

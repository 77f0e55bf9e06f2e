import { subscriptionDetailTexts as texts } from './detail.texts';

/** Formats the months between two payments, as number and in words: `1 (cada 1 mes)` (GAP-54). Null without months. */
export const recurrenceText = (recurrence: number | null): string | null =>
  recurrence === null ? null : texts.recurrence(recurrence);

/**
 * Formats the total number of payments, as number and in words: `12 (12 cuotas)`. Null means that the subscription has
 * no end (GAP-54).
 */
export const periodsText = (periods: number | null): string =>
  periods === null ? texts.endless : texts.periods(periods);

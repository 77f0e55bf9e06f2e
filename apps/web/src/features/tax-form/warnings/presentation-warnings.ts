import { currentMonth, date } from '@/shared/format';
import { periodText } from '../tax-form.status';
import { warningTexts as texts } from '../tax-form.texts';
import type { PresentationsOfQuery } from './Presentations.generated';

/** Form, version and reported month (`2026-10`) of a tax form. */
export interface Presentation {
  readonly formName: string;
  readonly formVersion: string;
  readonly period: string;
}

/** Delivered tax forms of the reported month only, and the structures of all forms. */
export type Known = Pick<PresentationsOfQuery, 'taxForms' | 'taxFormStructures'>;

const newestOf = (known: Known, formName: string) =>
  known.taxFormStructures
    ?.filter((structure) => structure.formName === formName)
    .toSorted((one, other) => other.createdDate.localeCompare(one.createdDate))[0];

/** Returns the warnings about a presentation: already presented, month not over, or structure replaced. */
export const warningsAbout = (
  { formName, formVersion, period }: Presentation,
  known: Known,
  now: Date,
): readonly string[] => {
  const presented = known.taxForms?.rows.find((row) => row.formName === formName);
  const newest = newestOf(known, formName);
  return [
    ...(presented
      ? [
          texts.presented(
            formName,
            periodText(period),
            presented.deliveryDate === null ? '' : date(presented.deliveryDate),
            presented.afipTransactionId,
          ),
        ]
      : []),
    ...(period >= currentMonth(now) ? [texts.notOver] : []),
    ...(newest && newest.version !== formVersion ? [texts.replaced(formVersion, newest.version)] : []),
  ];
};

import type { FieldTable, TimelineDate } from '@/shared/detail';
import { dateTime } from '@/shared/format';
import { statusText } from '@/shared/status';
import type { TaxFormForActionFragment } from '../actions/TaxFormChanges.generated';
import { periodText, taxFormStatus } from '../tax-form.status';
import { detailTexts as texts, statusDetailTexts } from '../tax-form.texts';

/** Returns the reason of an error. */
export const errorOf = ({ statusDetail }: TaxFormForActionFragment): string | null =>
  statusDetail && (statusDetailTexts[statusDetail] ?? statusDetail);

/** Fields of a tax form, for its page and for comparisons. The page shows the status beside the title. */
export const taxFormFields: FieldTable<TaxFormForActionFragment> = {
  status: [texts.status, (form) => statusText(taxFormStatus, form), { only: 'comparison' }],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  period: [texts.period, ({ period }) => periodText(period)],
  formName: [texts.form, ({ formName }) => formName],
  formVersion: [texts.formVersion, ({ formVersion }) => formVersion],
  fileName: [texts.fileName, ({ fileName }) => fileName, { wide: true }],
  afipTransactionId: [
    texts.transaction,
    (form) => form.afipTransactionId,
    { copy: texts.copyTransaction, when: (form) => form.afipTransactionId !== null },
  ],
  // `DatesSection` shows the dates and their persons
  createdDate: [texts.createdDate, ({ createdDate }) => dateTime(createdDate), { only: 'comparison' }],
  createdBy: [texts.createdBy, ({ createdBy }) => createdBy, { only: 'comparison' }],
  deliveryDate: [texts.deliveryDate, ({ deliveryDate }) => dateTime(deliveryDate), { only: 'comparison' }],
  reprocessDate: [texts.reprocessDate, ({ reprocessDate }) => dateTime(reprocessDate), { only: 'comparison' }],
  reprocessBy: [texts.reprocessBy, ({ reprocessBy }) => reprocessBy, { only: 'comparison' }],
  // shown while the form is reprocessed (B99), and later if there is a reason
  reprocessDetail: [
    texts.reason,
    ({ reprocessDetail }) => reprocessDetail ?? texts.noReason,
    { wide: true, when: ({ status, reprocessDetail }) => status === 'REPROCESS' || reprocessDetail !== null },
  ],
  statusDetail: [
    texts.statusDetail,
    errorOf,
    // the banner of a failed form shows the reason
    { wide: true, when: ({ status, statusDetail }) => status !== 'ERROR' && statusDetail !== null },
  ],
};

/** Returns the dates of a tax form: its creation, the last reprocessing of its file, and its presentation. */
export const timelineOf = (form: TaxFormForActionFragment): readonly TimelineDate[] => [
  {
    field: 'createdDate',
    label: texts.createdDate,
    at: form.createdDate,
    by: form.createdBy,
    actions: ['createTaxForm'],
  },
  {
    field: 'reprocessDate',
    label: texts.reprocessDate,
    at: form.reprocessDate,
    by: form.reprocessBy,
    actions: ['reprocessTaxForm'],
  },
  {
    field: 'deliveryDate',
    label: texts.deliveryDate,
    at: form.deliveryDate,
    actions: ['presentTaxForm', 'presentTaxFormManually'],
  },
];

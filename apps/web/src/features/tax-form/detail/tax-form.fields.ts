import type { FieldTable } from '@/shared/detail';
import { dateTime } from '@/shared/format';
import { statusText } from '@/shared/status';
import type { TaxFormForActionFragment } from '../actions/TaxFormChanges.generated';
import { periodText, taxFormStatus } from '../tax-form.status';
import { detailTexts as texts, statusDetailTexts } from '../tax-form.texts';

/** Fields of a tax form. Its status is beside the title. */
export const taxFormFields: FieldTable<TaxFormForActionFragment> = {
  status: [texts.status, (form) => statusText(taxFormStatus, form), { only: 'comparison' }],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  period: [texts.period, ({ period }) => periodText(period)],
  formName: [texts.form, ({ formName }) => formName],
  formVersion: [texts.formVersion, ({ formVersion }) => formVersion],
  fileName: [texts.fileName, ({ fileName }) => fileName, { wide: true }],
  createdDate: [texts.createdDate, ({ createdDate }) => dateTime(createdDate)],
  createdBy: [texts.createdBy, ({ createdBy }) => createdBy, { when: ({ createdBy }) => createdBy !== null }],
  afipTransactionId: [
    texts.transaction,
    (form) => form.afipTransactionId,
    { copy: texts.copyTransaction, when: (form) => form.afipTransactionId !== null },
  ],
  deliveryDate: [
    texts.deliveryDate,
    ({ deliveryDate }) => dateTime(deliveryDate),
    { when: ({ deliveryDate }) => deliveryDate !== null },
  ],
  reprocessDate: [
    texts.reprocessDate,
    ({ reprocessDate }) => dateTime(reprocessDate),
    { when: ({ reprocessDate }) => reprocessDate !== null },
  ],
  reprocessBy: [
    texts.reprocessBy,
    ({ reprocessBy }) => reprocessBy,
    { when: ({ reprocessBy }) => reprocessBy !== null },
  ],
  // shown while the form is reprocessed (B99), and later if there is a reason
  reprocessDetail: [
    texts.reason,
    ({ reprocessDetail }) => reprocessDetail ?? texts.noReason,
    { wide: true, when: ({ status, reprocessDetail }) => status === 'REPROCESS' || reprocessDetail !== null },
  ],
  statusDetail: [
    texts.statusDetail,
    ({ statusDetail }) => statusDetail && (statusDetailTexts[statusDetail] ?? statusDetail),
    { wide: true, when: ({ statusDetail }) => statusDetail !== null },
  ],
};

import { dateTime, money } from '@/shared/format';
import { readFields, type Fields, type ItemReading } from '@/shared/versions';
import { paymentDetailTexts } from '../../detail.texts';
import type { PaymentFeesFragment } from '../../movements/PaymentFees.generated';
import type { PaymentRefundFragment } from '../../movements/PaymentRefunds.generated';
import type { PaymentRelatedsFragment } from '../../movements/PaymentRelateds.generated';
import type { PaymentConceptsFragment } from '../../overview/PaymentConcepts.generated';
import { comparisonTexts } from './comparison.texts';
import { shownServiceStatus } from './shown-status';

const { concepts, dates, field, refunds: texts } = paymentDetailTexts;

type Refund = PaymentRefundFragment;
type Fee = NonNullable<PaymentFeesFragment['feeDetails']>[number];
type Concept = PaymentConceptsFragment['details'][number];
type Related = PaymentRelatedsFragment['relateds'][number];

const refundFields: Fields<Refund> = {
  id: [texts.id, ({ id }) => id],
  status: [field.status, ({ status }) => shownServiceStatus(status)],
  statusDetail: [field.statusDetail, ({ statusDetail }) => statusDetail],
  amount: [field.amount, ({ amount, currencyId }) => money(amount, currencyId)],
  currencyId: null,
  reason: [texts.reason, ({ reason }) => reason],
  type: [field.type, ({ type }) => type],
  costAmount: [texts.costAmount, ({ costAmount, currencyId }) => money(costAmount, currencyId)],
  transactionId: [field.transactionId, ({ transactionId }) => transactionId],
  externalReference: [field.externalReference, ({ externalReference }) => externalReference],
  authorizationCode: [field.authorizationCode, ({ authorizationCode }) => authorizationCode],
  ticketNumber: [field.ticketNumber, ({ ticketNumber }) => ticketNumber],
  batchNumber: [field.batchNumber, ({ batchNumber }) => batchNumber],
  requestDate: [dates.requestDate, ({ requestDate }) => dateTime(requestDate)],
  processDate: [dates.processDate, ({ processDate }) => dateTime(processDate)],
  approvedDate: [dates.approvedDate, ({ approvedDate }) => dateTime(approvedDate)],
  rejectedDate: [dates.rejectedDate, ({ rejectedDate }) => dateTime(rejectedDate)],
  lastUpdateDate: [dates.lastUpdateDate, ({ lastUpdateDate }) => dateTime(lastUpdateDate)],
};

/** A refund as it reads. */
export const readRefund = (refund: Refund): ItemReading => ({
  key: refund.id,
  title: comparisonTexts.refund(money(refund.amount, refund.currencyId)),
  fields: readFields(refundFields, refund),
});

/** A fee as it reads; it has no identifier, so its kind and text stand for one. */
export const readFee = (fee: Fee, currencyId: string): ItemReading => {
  const fields: Fields<Fee> = {
    description: null,
    type: [field.type, ({ type }) => type],
    amount: [field.amount, ({ amount }) => money(amount, currencyId)],
  };
  const title = fee.description ?? fee.type;
  return { key: JSON.stringify([fee.type, title]), title, fields: readFields(fields, fee) };
};

/** Something that is paid for as it reads; its code, else its text, stands for an identifier. */
export const readConcept = (concept: Concept, currencyId: string): ItemReading => {
  const fields: Fields<Concept> = {
    conceptDescription: [field.name, ({ conceptDescription }) => conceptDescription],
    conceptId: [field.code, ({ conceptId }) => conceptId],
    externalReference: [field.externalReference, ({ externalReference }) => externalReference],
    amount: [field.amount, ({ amount }) => money(amount, currencyId)],
  };
  return {
    key: concept.conceptId ?? concept.conceptDescription ?? '',
    title: concept.conceptDescription ?? concepts.unnamed,
    fields: readFields(fields, concept),
  };
};

const relatedFields: Fields<Related> = {
  paymentId: [field.id, ({ paymentId }) => paymentId],
  type: [field.type, ({ type }) => type],
};

/** A related payment as it reads. */
export const readRelated = (related: Related): ItemReading => ({
  key: related.paymentId,
  title: related.paymentId,
  fields: readFields(relatedFields, related),
});

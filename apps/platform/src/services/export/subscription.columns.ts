import { paymentMethods } from '@backoffice/contracts/payment-methods';
import type { Subscription } from '@backoffice/contracts/subscription';
import { columnsOf } from './export.columns.ts';
import { exportTexts as texts } from './export.texts.ts';

const { text, code, amount, whole, moment } = columnsOf<Subscription>();
const { columns: headings } = texts;

/** Columns of an export of subscriptions, in their order in the file. */
export const subscriptionColumns = [
  text('id', headings.id, ({ id }) => id),
  moment('request_date', headings.request_date, (subscription) => subscription.request_date),
  code('type', headings.type, ({ type }) => type, texts.subscription.types),
  code('concept_id', headings.concept_id, ({ detail }) => detail?.concept_id ?? null),
  text('concept_description', headings.concept_description, ({ detail }) => detail?.concept_description ?? null),
  text('external_reference', headings.external_reference, ({ detail }) => detail?.external_reference ?? null),
  text('payer_name', headings.payer_name, ({ payer }) => payer?.name ?? null),
  text('payer_email', headings.payer_email, ({ payer }) => payer?.email ?? null),
  amount('amount', headings.amount, (subscription) => subscription.amount),
  code('currency_id', headings.currency_id, (subscription) => subscription.currency_id),
  text('payment_method', headings.payment_method, ({ payment_method: method }) => methodOf(method)),
  code('status', headings.status, ({ status }) => status, texts.subscription.statuses),
  text('status_detail', headings.status_detail, (subscription) => subscription.status_detail),
  code('collector_id', headings.collector_id, (subscription) => subscription.collector_id),
  whole('periods', headings.periods, ({ periods }) => periods),
  whole('created_payments', headings.created_payments, (subscription) => subscription.created_payments),
  whole('recurrence', headings.recurrence, ({ recurrence }) => recurrence),
  whole('due_day', headings.due_day, (subscription) => subscription.due_day),
  moment('start_date', headings.start_date, (subscription) => subscription.start_date),
  moment('finished_date', headings.finished_date, (subscription) => subscription.finished_date),
  moment('cancel_date', headings.cancel_date, (subscription) => subscription.cancel_date),
] as const;

function methodOf(method: Subscription['payment_method']): string | null {
  if (method === null) return null;
  const { media_payment_id: code, last_four_digits: digits } = method;
  const name =
    code === null
      ? texts.unnamedMethod
      : (paymentMethods.find(({ id }) => id === code)?.name ?? texts.unknownMethod(code));
  return texts.method(name, digits);
}

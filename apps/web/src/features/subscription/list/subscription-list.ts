import { amountFilter } from '@/domain/amount-filter';
import { lastDigitsFilter } from '@/domain/card-filter';
import { collectorFilter } from '@/domain/collector';
import type { PaymentType, SubscriptionFilter } from '@/shared/apollo/schema-types.generated';
import { choiceFilter, defineList, filterTexts, searchFilter } from '@/shared/list';
import { payerFilter } from '@/domain/payer-filter';
import { mediaPaymentFilter, offersMediaPayment } from '@/domain/payment-method/media-payment-filter';
import { subscriptionStatuses } from '../subscription.status';
import { subscriptionsTexts as texts } from '../subscription.texts';

/** Kinds of payment methods (GAP-13), in the order of the filter. */
const paymentTypes: readonly { readonly id: PaymentType; readonly name: string }[] = [
  { id: 'DEBIT', name: 'Débito' },
  { id: 'CREDIT', name: 'Crédito' },
  { id: 'CASH', name: 'Efectivo' },
  { id: 'TRANSFER', name: 'Transferencia' },
];

/** List of subscriptions (A47-A53), newest first: those paid by debit by default (A51). */
export const subscriptionList = defineList({
  key: 'subscriptions.list',
  order: {
    fields: ['REQUEST_DATE', 'CONCEPT_ID', 'CONCEPT_DESCRIPTION', 'PAYER_NAME', 'AMOUNT', 'LAST_FOUR_DIGITS', 'STATUS'],
    default: { field: 'REQUEST_DATE', direction: 'DESCENDING' },
  },
  filters: {
    text: searchFilter(texts.freeSearchHint),
    collector: collectorFilter,
    payerEmail: payerFilter,
    paymentMethodCode: mediaPaymentFilter,
    amount: amountFilter,
    card: lastDigitsFilter,
    status: choiceFilter({
      parameter: 'status',
      options: subscriptionStatuses.choices,
      invalid: filterTexts.invalidStatus,
      widerLabel: filterTexts.widerStatus,
      variables: (status): SubscriptionFilter => ({ status }),
    }),
    paymentType: choiceFilter({
      parameter: 'tipo',
      options: paymentTypes,
      default: 'DEBIT',
      invalid: texts.invalidPaymentType,
      widerLabel: texts.widerPaymentType,
      variables: (paymentType) => ({ paymentType }),
      chipLabel: texts.ofPaymentType,
      field: { label: texts.paymentType, allLabel: texts.allPaymentTypes, width: '160px' },
    }),
  },
  form: ['text', 'collector', 'amount', 'card', 'paymentType', 'paymentMethodCode'],
  offered: { paymentMethodCode: offersMediaPayment },
});

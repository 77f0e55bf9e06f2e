import { routes } from '@/domain/routes';
import { causeOf, codeInline, serviceStatus } from '@/domain/service-codes';
import type { PaymentFilter, RefundStatus } from '@/shared/apollo/schema-types.generated';
import { bulkAction, bulkDialog } from '@/shared/bulk';
import { confirmation, entityAction, entityDialogs, refreshOf, useReasonForm, type Rejection } from '@/shared/change';
import { plainText } from '@/shared/detail';
import { notify, type NoticeLink } from '@/shared/feedback';
import { ABSENT, money } from '@/shared/format';
import { useMethodDialogForm, withoutCaching } from '@/domain/payment-method';
import type { PaymentRowFragment } from '../list/PaymentsPage.generated';
import { PaymentStatusChips } from '../PaymentStatusChips';
import { actionTexts, bulkDetails, bulkTitles, dialogTexts, type bulkLabels } from './payment-actions.texts';
import * as changes from './PaymentChanges.generated';
import { usePartialRefundForm } from './PartialRefundForm';
import { useRefundForm } from './RefundForm';
import { paymentFields } from './payment.fields';
import { useRetryForm } from './RetryForm';
import { useReverseForm } from './ReverseForm';

const isRejected = ({ status }: { readonly status: RefundStatus }): boolean => status === 'REJECTED';

/** Options that refund, partial refund and reverse share: their result is a rejection or a notice. */
const refund = {
  danger: true,
  /** Returns the rejection if every refund of the answer was rejected, so that nothing was refunded (A127). */
  rejectionOf: ({ refunds, entity }: changes.RefundOutcomeFragment): Rejection | undefined => {
    const [first] = refunds;
    if (!first || !refunds.every(isRejected)) return undefined;
    const { statusCode, statusDetail } = first;
    const reason = statusDetail === null ? serviceStatus(statusCode).text : codeInline('statusDetail', statusDetail);
    const status = plainText(serviceStatus(statusCode));
    const { rejectedStep: nextStep } = dialogTexts;
    return { reason, cause: causeOf(statusDetail), nextStep, status, version: entity?.version };
  },
  /**
   * Notifies of success when the payment is refunded. For a partial refund, the notice has the refunded amount
   * (PAC-33). Of several refunds, a warning counts the rejected ones.
   */
  useNotice:
    (done: string) =>
    ({ refunds, entity }: changes.RefundOutcomeFragment, late: NoticeLink | undefined) => {
      const rejected = refunds.filter(isRejected).length;
      if (rejected > 0) notify.warning(dialogTexts.someRejected(rejected, refunds.length));
      const returned = refunds.filter((one) => !isRejected(one));
      if (refunds.length === 0 || entity?.status === 'REFUNDED') notify.success(done, late);
      else
        notify.info(
          dialogTexts.givenBack(returned.map((refund) => money(refund.amount, refund.currencyId)).join(' + ')),
          late,
        );
    },
};

const cancel = { mutation: changes.CancelPaymentDocument, useForm: useReasonForm, danger: true };
const retry = { mutation: changes.RetryPaymentDocument, useForm: useRetryForm, movesMoney: true };
const cancelObjection = { mutation: changes.CancelPaymentObjectionDocument, useForm: useReasonForm };
const updatePaymentMethod = {
  mutation: changes.UpdatePaymentMethodDocument,
  useForm: useMethodDialogForm,
  options: withoutCaching(changes.PaymentChangedFragmentDoc, 'PaymentChanged'),
};

type Payment = changes.PaymentForActionFragment;

/**
 * Dialogs of the actions on a payment: with a reason (PAC-36, PAC-37), a confirmation (INP-14) or a form of their own.
 */
export const PaymentDialog = entityDialogs({
  query: changes.PaymentForActionDocument,
  texts: dialogTexts,
  summaryOf: (entity) => ({
    title: entity.payer?.name ?? ABSENT,
    amount: money(entity.finalAmount, entity.currencyId),
    status: <PaymentStatusChips payment={entity} />,
    lastUpdateDate: entity.lastUpdateDate,
    version: entity.version,
  }),
  addressOf: ({ id }) => routes.payment.href(id),
  fields: paymentFields,
  actionTexts,
  actions: {
    cancel: entityAction(cancel),
    cancelObjection: entityAction(cancelObjection),
    updatePaymentMethod: entityAction(updatePaymentMethod),
    refund: entityAction({ ...refund, mutation: changes.RefundPaymentDocument, useForm: useRefundForm }),
    partialRefund: entityAction({
      ...refund,
      mutation: changes.PartialRefundPaymentDocument,
      useForm: usePartialRefundForm,
    }),
    reverse: entityAction({ ...refund, mutation: changes.ReversePaymentDocument, useForm: useReverseForm }),
    retry: entityAction(retry),
    forwardNotification: entityAction({
      mutation: changes.ForwardPaymentNotificationDocument,
      useForm: confirmation((entity: Payment) => entity.notificationUrl),
    }),
    notifyPayer: entityAction({
      mutation: changes.NotifyPayerDocument,
      useForm: confirmation((entity: Payment) => entity.payer?.email),
    }),
    updateByGateway: entityAction({
      mutation: changes.UpdatePaymentByGatewayDocument,
      useForm: confirmation<Payment>(),
    }),
  },
});

/** Asks the service to read a payment again from its origin. */
export const refreshPayment = refreshOf({ mutation: changes.RefreshPaymentDocument, texts: dialogTexts });

const payerOf = ({ payer }: PaymentRowFragment): string | null | undefined => payer?.name ?? payer?.email;

/** Dialog of the bulk actions on payments (A129). */
export const PaymentBulkDialog = bulkDialog<PaymentRowFragment, PaymentFilter, keyof typeof bulkLabels>({
  labelOf: (row) => [payerOf(row), row.externalTransactionId, row.id].filter(Boolean).join(' · '),
  statusOf: ({ status, statusCode }) => <PaymentStatusChips payment={{ status, statusCode }} />,
  columns: [
    { header: 'ID TRANSACCIÓN', valueOf: ({ externalTransactionId }) => externalTransactionId ?? '' },
    { header: 'NOMBRE', valueOf: (row) => payerOf(row) ?? '' },
  ],
  matching: changes.PaymentSelectionDocument,
  actions: {
    cancel: bulkAction({
      ...cancel,
      ...bulkTitles.cancel,
      detail: bulkDetails.cancel,
      movesMoney: true,
      file: 'pagos-cancelados',
    }),
    updatePaymentMethod: bulkAction({
      ...updatePaymentMethod,
      ...bulkTitles.updatePaymentMethod,
      detail: (rows) =>
        bulkDetails.updatePaymentMethod(new Set(rows.map(({ payer }) => payer?.email ?? payer?.name)).size),
      movesMoney: false,
      file: 'pagos-medio-de-pago',
    }),
    cancelObjection: bulkAction({
      ...cancelObjection,
      ...bulkTitles.cancelObjection,
      detail: bulkDetails.cancelObjection,
      movesMoney: true,
      file: 'pagos-objecion-cancelada',
    }),
    retryOfMany: bulkAction({ ...retry, ...bulkTitles.retryOfMany, file: 'pagos-reintentados' }),
    notifyPayer: bulkAction({
      mutation: changes.NotifyPayerDocument,
      useForm: confirmation((rows: readonly PaymentRowFragment[]) =>
        dialogTexts.notices(rows.length, new Set(rows.map(({ payer }) => payer?.email)).size),
      ),
      ...bulkTitles.notifyPayer,
      movesMoney: false,
      file: 'pagos-notificados',
    }),
  },
});

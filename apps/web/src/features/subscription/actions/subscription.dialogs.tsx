import { routes } from '@/domain/routes';
import type { SubscriptionFilter } from '@/shared/apollo/schema-types.generated';
import { bulkAction, bulkDialog } from '@/shared/bulk';
import { confirmation, entityAction, entityDialogs, refreshOf, useAmountForm, useReasonForm } from '@/shared/change';
import { ABSENT, money } from '@/shared/format';
import { useMethodDialogForm, withoutCaching } from '@/domain/payment-method';
import type { SubscriptionRowFragment } from '../list/SubscriptionsPage.generated';
import { methodText } from '../subscription.method';
import { SubscriptionStatusChip } from '../subscription.status';
import { useSendNotificationForm, useSentNotice } from './SendNotificationForm';
import { actionTexts, bulkDetails, bulkTitles, dialogTexts, type bulkLabels } from './subscription-actions.texts';
import { subscriptionFields } from './subscription.fields';
import * as changes from './SubscriptionChanges.generated';

type Subscription = changes.SubscriptionForActionFragment;

const cancel = { mutation: changes.CancelSubscriptionDocument, useForm: useReasonForm, danger: true };
const updatePaymentMethod = {
  mutation: changes.UpdateSubscriptionMethodDocument,
  useForm: useMethodDialogForm,
  options: withoutCaching(changes.SubscriptionChangedFragmentDoc, 'SubscriptionChanged'),
};

/** Dialogs of the actions on a subscription. */
export const SubscriptionDialog = entityDialogs({
  query: changes.SubscriptionForActionDocument,
  texts: dialogTexts,
  summaryOf: (entity) => ({
    title: entity.payer?.name ?? ABSENT,
    amount: money(entity.amount, entity.currencyId),
    status: <SubscriptionStatusChip of={entity} />,
    lastUpdateDate: entity.lastUpdateDate,
    version: entity.version,
  }),
  addressOf: ({ id }) => routes.subscription.href(id),
  fields: subscriptionFields,
  actionTexts,
  actions: {
    cancel: entityAction(cancel),
    updatePaymentMethod: entityAction(updatePaymentMethod),
    updateAmount: entityAction({
      mutation: changes.UpdateSubscriptionAmountDocument,
      useForm: ({ amount, currencyId }: Subscription, submit: (args: { readonly amount: string }) => void) =>
        useAmountForm(
          {
            label: dialogTexts.amount,
            currencyId,
            helperText: dialogTexts.currentAmount(money(amount, currencyId)),
          },
          submit,
        ),
    }),
    deletePaymentMethod: entityAction({
      mutation: changes.DeleteSubscriptionPaymentMethodDocument,
      useForm: confirmation(
        ({ paymentMethod }: Subscription) => methodText(paymentMethod) ?? dialogTexts.unnamedMethod,
      ),
      danger: true,
    }),
    sendNotification: entityAction({
      mutation: changes.SendNotificationDocument,
      useForm: useSendNotificationForm,
      useNotice: useSentNotice,
    }),
  },
});

/** Asks the service to read a subscription again from its origin. */
export const refreshSubscription = refreshOf({ mutation: changes.RefreshSubscriptionDocument, texts: dialogTexts });

const payerOf = ({ payer }: SubscriptionRowFragment): string | null | undefined => payer?.name ?? payer?.email;

/** Dialog of the bulk actions on subscriptions (A52). */
export const SubscriptionBulkDialog = bulkDialog<SubscriptionRowFragment, SubscriptionFilter, keyof typeof bulkLabels>({
  labelOf: (row) => [payerOf(row), row.detail?.externalReference, row.id].filter(Boolean).join(' · '),
  statusOf: (row) => <SubscriptionStatusChip of={row} />,
  columns: [
    { header: 'REFERENCIA EXTERNA', valueOf: ({ detail }) => detail?.externalReference ?? '' },
    { header: 'NOMBRE', valueOf: (row) => payerOf(row) ?? '' },
  ],
  matching: changes.SubscriptionSelectionDocument,
  actions: {
    cancel: bulkAction({
      ...cancel,
      ...bulkTitles.cancel,
      detail: bulkDetails.cancel,
      // the amounts are charged per period, so their sum is not money that moves now
      movesMoney: false,
      file: 'suscripciones-canceladas',
    }),
    updatePaymentMethod: bulkAction({
      ...updatePaymentMethod,
      ...bulkTitles.updatePaymentMethod,
      detail: (rows) =>
        bulkDetails.updatePaymentMethod(new Set(rows.map(({ payer }) => payer?.email ?? payer?.name)).size),
      movesMoney: false,
      file: 'suscripciones-medio-de-pago',
    }),
    updateAmountOfMany: bulkAction({
      mutation: changes.UpdateSubscriptionAmountDocument,
      useForm: (rows: readonly SubscriptionRowFragment[], submit: (args: { readonly amount: string }) => void) =>
        useAmountForm({ label: dialogTexts.amount, currencyId: rows[0]?.currencyId ?? '' }, submit),
      ...bulkTitles.updateAmountOfMany,
      detail: bulkDetails.updateAmountOfMany,
      movesMoney: false,
      file: 'suscripciones-importe',
    }),
  },
});

import type { BulkKind } from '@/shared/bulk';
import { counted } from '@/shared/format';
import type { SubscriptionRowFragment } from '../list/SubscriptionRow.generated';
import { subscription } from '../subscription.texts';
import { SubscriptionStatusChip } from '../SubscriptionStatusChip';

/** What can be done to many subscriptions at once (A52), by the names of the gateway. */
export type SubscriptionBulkAction = 'cancel' | 'updatePaymentMethod' | 'updateAmountOfMany';

const payerOf = ({ payer }: SubscriptionRowFragment): string | null | undefined => payer?.name ?? payer?.email;

/** Actions on many subscriptions. */
export const subscriptionBulk: BulkKind<SubscriptionRowFragment, SubscriptionBulkAction> = {
  noun: subscription,
  actions: {
    cancel: {
      label: 'Cancelar',
      title: (count) => `Cancelar ${counted(subscription, count)}`,
      file: 'suscripciones-canceladas',
    },
    updatePaymentMethod: {
      label: 'Cambiar medio de pago',
      title: (count) => `Cambiar el medio de ${counted(subscription, count)}`,
      file: 'suscripciones-medio-de-pago',
    },
    updateAmountOfMany: {
      label: 'Editar Importe',
      title: (count) => `Editar el importe de ${counted(subscription, count)}`,
      file: 'suscripciones-importe',
    },
  },
  labelOf: (row) => [payerOf(row), row.detail?.externalReference, row.id].filter(Boolean).join(' · '),
  amountOf: (row) => row,
  statusOf: (row) => <SubscriptionStatusChip subscription={row} />,
  columns: [
    { header: 'ID', valueOf: ({ id }) => id },
    { header: 'REFERENCIA EXTERNA', valueOf: ({ detail }) => detail?.externalReference ?? '' },
    { header: 'NOMBRE', valueOf: (row) => payerOf(row) ?? '' },
  ],
};

import { lazy } from 'react';
import { useActions, type Actions } from '@/shared/actions';
import { actionTexts } from './actions.texts';
import type { PaymentChangedFragment } from './PaymentForAction.generated';
import type { DialogAction } from './use-payment-change';

const PaymentActionDialog = lazy(async () => ({
  default: (await import('./PaymentActionDialog')).PaymentActionDialog,
}));

interface PaymentActionsOptions {
  /** Of a page that is about one payment. */
  readonly paymentId?: string;
  /** Called after a change that happened; null when the payment could not be read again. */
  readonly onChanged: (payment: PaymentChangedFragment | null) => void;
}

const isDialog = (name: string): name is DialogAction => Object.hasOwn(actionTexts, name);

/** The actions of payments on a page: how to begin one, and the dialog that the address asks for, `?accion=…&pago=…`. */
export const usePaymentActions = ({ paymentId, onChanged }: PaymentActionsOptions): Actions =>
  useActions({
    isDialog,
    parameter: 'pago',
    id: paymentId,
    renderDialog: ({ action, id }, onClose) => (
      <PaymentActionDialog key={`${action} ${id}`} action={action} id={id} onClose={onClose} onChanged={onChanged} />
    ),
    refresh: async (client, id) => (await import('./refresh-payment')).refreshPayment(client, id),
    onRefreshed: onChanged,
  });

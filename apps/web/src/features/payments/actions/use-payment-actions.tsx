import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useApolloClient } from '@/shared/apollo';
import type { OpenAction } from './open-payment-action';
import type { PaymentChangedFragment } from './PaymentForAction.generated';
import { isDialogAction, useActionAddress } from './use-action-address';

/** Every dialog of an action loads with the first one that is opened. */
const PaymentActionDialog = lazy(async () => ({
  default: (await import('./PaymentActionDialog')).PaymentActionDialog,
}));

interface PaymentActionsOptions {
  /** Of a page that is about one payment. */
  readonly paymentId?: string;
  /** Called after a change that happened; null when the payment could not be read again. */
  readonly onChanged: (payment: PaymentChangedFragment | null) => void;
}

interface PaymentActions {
  readonly open: OpenAction;
  /** Whether a payment is being read again. */
  readonly refreshing: boolean;
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
}

/** The actions of payments on a page: how to begin one, and the dialog that the address asks for. */
export const usePaymentActions = ({ paymentId, onChanged }: PaymentActionsOptions): PaymentActions => {
  const { asked, open, close } = useActionAddress(paymentId);
  const client = useApolloClient();
  const [refreshing, setRefreshing] = useState(false);

  const refresh = async (id: string) => {
    setRefreshing(true);
    const { refreshPayment } = await import('./refresh-payment');
    const payment = await refreshPayment(client, id);
    setRefreshing(false);
    if (payment) onChanged(payment);
  };

  return {
    open: (name, { id }) => {
      if (name === 'refresh') void refresh(id);
      else if (isDialogAction(name)) open({ action: name, id });
    },
    refreshing,
    dialog: asked && (
      <Suspense>
        <PaymentActionDialog
          key={`${asked.action} ${asked.id}`}
          action={asked.action}
          id={asked.id}
          onClose={close}
          onChanged={onChanged}
        />
      </Suspense>
    ),
  };
};

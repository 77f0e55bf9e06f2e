import { routes } from '@/domain/routes';
import { ActionItems } from '@/shared/actions';
import { RowMenuItems, useRowAction, type OpenRowMenu } from '@/shared/list';

import type { PaymentActionsFragment } from '../actions/menu/PaymentActions.generated';
import { useOfferedActions } from '../actions/menu/use-offered-actions';
import { paymentsTexts as texts } from '../payment.texts';
import { usePaymentRowActionsQuery } from './PaymentRowMenu.generated';

interface RowActionsProps {
  readonly payment: PaymentActionsFragment;
  readonly onDone: () => void;
}

const RowActions = ({ payment, onDone }: RowActionsProps) => {
  const actions = useOfferedActions(payment, useRowAction(payment, routes.payment.historyHref));
  // why something cannot be done is told on the detail, where there is room for it
  return <ActionItems actions={actions.filter(({ refusal }) => refusal === undefined)} onDone={onDone} />;
};

interface PaymentRowMenuItemsProps {
  readonly menu: OpenRowMenu;
  readonly id: string;
  readonly transactionId: string | null;
}

/** The menu of a payment in a list. */
export const PaymentRowMenuItems = ({ menu, id, transactionId }: PaymentRowMenuItemsProps) => {
  const asked = usePaymentRowActionsQuery({ variables: { id } });
  const payment = asked.data?.payment;
  const copies = [
    { label: texts.copyId, value: id },
    ...(transactionId === null ? [] : [{ label: texts.copyTransactionId, value: transactionId }]),
  ];
  return (
    <RowMenuItems menu={menu} texts={texts} to={routes.payment.href(id)} copies={copies} asked={asked}>
      {payment && <RowActions payment={payment} onDone={menu.onClose} />}
    </RowMenuItems>
  );
};

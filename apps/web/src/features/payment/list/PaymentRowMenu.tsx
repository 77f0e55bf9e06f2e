import { lazy } from 'react';
import { RowMenu } from '@/shared/list';
import { paymentsTexts as texts } from '../payment.texts';

/** What is in the menu loads with the first one that is opened. */
const PaymentRowMenuItems = lazy(async () => ({
  default: (await import('./PaymentRowMenuItems')).PaymentRowMenuItems,
}));

interface PaymentRowMenuProps {
  readonly id: string;
  readonly transactionId: string | null;
}

/** What can be done with a row. */
export const PaymentRowMenu = ({ id, transactionId }: PaymentRowMenuProps) => (
  <RowMenu label={texts.actionsOf(id)}>
    {(menu) => <PaymentRowMenuItems menu={menu} id={id} transactionId={transactionId} />}
  </RowMenu>
);

import { offeredActions, type OfferedAction } from '@/shared/actions';
import { useSettings } from '@/shared/settings';
import { formAddress, retryFormAddress } from '../../payment.form';
import { actionLooks, type ActionName } from './action-looks';
import type { PaymentActionsFragment } from './PaymentActions.generated';

/** Where an action leads that is done on the payment form, in another window (A119, A125). */
const pageOf = (name: ActionName, payment: PaymentActionsFragment, formUrl: string): string | undefined => {
  if (name === 'openForm') return formAddress(formUrl, payment);
  return name === 'retry' && payment.cardExpired ? retryFormAddress(formUrl, payment.id) : undefined;
};

/** Of an older version the page says once that nobody acts on it; each action need not say it again (A110, CON-07). */
const OLD_VERSION = 'old_version';

/**
 * The actions of a payment, those that can be done first.
 * @param run does the action, where it is not a page of its own
 */
export const useOfferedActions = (
  payment: PaymentActionsFragment,
  run: (name: ActionName) => void,
): readonly OfferedAction[] => {
  const { formUrl } = useSettings();
  return offeredActions(
    payment.availableActions.filter(({ reasonCode }) => reasonCode !== OLD_VERSION),
    { looks: actionLooks, pageOf: (name) => pageOf(name, payment, formUrl), run },
  );
};

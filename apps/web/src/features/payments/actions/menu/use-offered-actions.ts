import { useSettings } from '@/shared/settings';
import { texts as commonTexts } from '@/shared/texts';
import { formAddress, retryFormAddress } from '../../payments.form';
import { actionLooks, actionNames, type ActionLook, type ActionName } from './action-looks';
import type { PaymentActionsFragment } from './PaymentActions.generated';

/** What an action does when it is allowed: something here, or a page in another window. */
type ActionEffect = { readonly run: () => void } | { readonly href: string };

/** An action as a screen offers it. Whether it is allowed, and why not, is the gateway's word. */
export interface OfferedAction extends ActionLook {
  readonly name: ActionName;
  /** Why it cannot be done now; undefined when it can. */
  readonly refusal: string | undefined;
  readonly effect: ActionEffect;
}

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
  const offered = actionNames.flatMap((name): OfferedAction[] => {
    const available = payment.availableActions.find((action) => action.name === name);
    if (!available || available.reasonCode === OLD_VERSION) return [];
    const href = pageOf(name, payment, formUrl);
    const refusal = available.allowed ? undefined : (available.reason ?? commonTexts.noPermission);
    return [{ ...actionLooks[name], name, refusal, effect: href === undefined ? { run: () => run(name) } : { href } }];
  });
  return offered.toSorted((a, b) => Number(a.refusal !== undefined) - Number(b.refusal !== undefined));
};

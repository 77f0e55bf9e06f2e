import type { GatewayContext } from '../../context.ts';
import { cents, money } from '../../module-kit/source/mapping.ts';
import type { TransferParent } from './transfer.mappers.ts';

/**
 * Returns the amount of a transfer minus that of its payment, as decimal text; null without a payment.
 * @param read reads the payment; a mutation must not use a loader, which would keep the state before the change
 */
export const differenceOf = async (
  { amount, paymentId }: Pick<TransferParent, 'amount' | 'paymentId'>,
  read: GatewayContext['sources']['payment']['load'],
): Promise<string | null> => {
  const found = paymentId === null ? null : await read(paymentId);
  return found && money((cents(Number(amount)) - cents(Number(found.finalAmount))) / 100);
};

/** Returns whether two differences are equal to the cent. */
const isSame = (one: string, other: string): boolean => cents(Number(one)) === cents(Number(other));

/** Returns whether the person accepted exactly this difference. Without an accepted difference, only 0 is accepted. */
export const isAccepted = (difference: string, accepted: string | null | undefined): boolean =>
  isSame(difference, accepted ?? '0');

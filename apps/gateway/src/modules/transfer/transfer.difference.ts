import type { GatewayContext } from '../../context.ts';
import { cents, money } from '../../module-kit/source/mapping.ts';
import type { TransferParent } from './transfer.mappers.ts';

/**
 * Reads the amount of a transfer less that of its payment, as decimal text; null where there is no payment.
 * @param read before a change the payment as it is now: a loader would answer the same after it
 */
export const differenceOf = async (
  { amount, paymentId }: Pick<TransferParent, 'amount' | 'paymentId'>,
  read: GatewayContext['sources']['payment']['load'],
): Promise<string | null> => {
  const found = paymentId === null ? null : await read(paymentId);
  return found && money((cents(Number(amount)) - cents(Number(found.finalAmount))) / 100);
};

/** Asks if two differences are the same amount. */
const isSame = (one: string, other: string): boolean => cents(Number(one)) === cents(Number(other));

/** Asks if the amounts may be conciliated: they are equal, or the person accepted just this difference. */
export const isAccepted = (difference: string | null, accepted: string | null | undefined): boolean =>
  isSame(difference ?? '0', accepted ?? '0');

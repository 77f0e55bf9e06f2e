import type { GatewayContext } from '../../context.ts';
import { createRecordedChanges, type RecordedChange } from '../../module-kit/record/recorded-changes.ts';
import type { ListedRefundParent } from './payment.mappers.ts';

/** Maximum milliseconds between the request date of a refund and the end of its mutation. Clocks may differ. */
const NEAR = 60_000;

/** Reads the mutations that requested refunds of a payment. */
const requestsOf = createRecordedChanges({
  type: 'Payment',
  actions: ['refundPayment', 'partialRefundPayment', 'reversePayment'],
});

/**
 * Infers the mutation that requested a refund from events of older releases, which do not name refunds. Events of the
 * same amount are taken, or else events without an amount: of these, the nearest after the request date of the refund,
 * or else the nearest before.
 */
const inferred = (
  changes: readonly RecordedChange[],
  { requestDate, amount }: ListedRefundParent['refund'],
): RecordedChange | undefined => {
  const moment = Date.parse(requestDate ?? '');
  const away = ({ time }: RecordedChange): number => Math.abs(time - moment);
  const near = changes
    .filter((one) => !one.isRepeated && one.created === undefined && away(one) <= NEAR)
    .toSorted((one, other) => away(one) - away(other));
  const alike = near.filter((one) => one.amount === amount);
  const some = alike.length > 0 ? alike : near.filter((one) => one.amount === undefined);
  return some.find(({ time }) => time >= moment) ?? some[0];
};

/** Returns who requested a refund, from the event that names it, or else an older event; null when nobody is known. */
export const requesterOf = async (
  { refund, payment: { paymentId } }: ListedRefundParent,
  _args: unknown,
  context: Pick<GatewayContext, 'activity'>,
): Promise<string | null> => {
  const changes = await requestsOf(context, paymentId);
  const made = changes.find(({ created }) => created?.includes(refund.id)) ?? inferred(changes, refund);
  return made?.username ?? null;
};

import DataLoader from 'dataloader';
import type { GatewayContext } from '../../context.ts';
import { at, textAt } from '../../unknown-value.ts';
import type { ListedRefundParent } from './payment.mappers.ts';

/** Mutations that request refunds. */
const actions = ['refundPayment', 'partialRefundPayment', 'reversePayment'] as const;

/** Maximum events that are read for the payments of a page, newest first. */
const MOST = 1_000;

/** Maximum milliseconds between the request date of a refund and the end of its mutation. Clocks may differ. */
const NEAR = 60_000;

interface Asked {
  readonly username: string;
  /** End of the mutation, in milliseconds since the epoch. */
  readonly time: number;
  /** Requested amount; undefined for the whole payment or for whole methods. */
  readonly amount: string | undefined;
}

type Context = Pick<GatewayContext, 'activity'>;

const loaders = new WeakMap<Context, DataLoader<string, readonly Asked[]>>();

/** Reads the refund requests of several payments from the activity. */
const readAsked = async ({ activity }: Context, ids: readonly string[]): Promise<readonly Asked[][]> => {
  const asked = new Map<string, Asked[]>(ids.map((id) => [id, []]));
  const wish = { things: [{ type: 'Payment', ids }], actions, result: 'done' };
  const { rows } = await activity.read(wish, { offset: 0, limit: MOST });
  for (const { line } of rows) {
    const event: unknown = JSON.parse(line);
    const [username, time] = [textAt(event, 'username'), textAt(event, 'time')];
    const amount = textAt(at(event, 'asked'), 'amount');
    const about = at(event, 'ids');
    if (username === undefined || time === undefined || !Array.isArray(about)) continue;
    for (const id of about) asked.get(String(id))?.push({ username, time: Date.parse(time), amount });
  }
  return ids.map((id) => asked.get(id) ?? []);
};

const loaderOf = (context: Context): DataLoader<string, readonly Asked[]> => {
  const known = loaders.get(context);
  if (known) return known;
  const made = new DataLoader<string, readonly Asked[]>((ids) => readAsked(context, ids));
  loaders.set(context, made);
  return made;
};

/**
 * Finds the mutation that requested a refund. It prefers those of the same amount, then the first that ended after the
 * refund, then the nearest.
 */
const changeOf = (changes: readonly Asked[], moment: number, amount: string): Asked | undefined => {
  const away = ({ time }: Asked): number => Math.abs(time - moment);
  const near = changes.filter((one) => away(one) <= NEAR).toSorted((one, other) => away(one) - away(other));
  const alike = near.filter((one) => one.amount === amount);
  const some = alike.length > 0 ? alike : near;
  return some.find(({ time }) => time >= moment) ?? some[0];
};

/**
 * Finds the person who requested a refund. Events do not name refunds, so it is matched with a mutation of its payment
 * by time and amount.
 */
export const requesterOf = async (
  { refund: { requestDate, amount }, payment: { paymentId } }: ListedRefundParent,
  _args: unknown,
  context: Context,
): Promise<string | null> => {
  if (requestDate === null) return null;
  const asked = await loaderOf(context)
    .load(paymentId)
    // without a store, or while it cannot be reached, nobody is named
    .catch(() => []);
  return changeOf(asked, Date.parse(requestDate), amount)?.username ?? null;
};

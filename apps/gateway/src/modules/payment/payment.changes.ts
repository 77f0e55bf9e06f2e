import type { ChangeErrorParent } from '../../changes/change-error.ts';
import type { ChangeKeys } from '../../changes/change-keys.ts';
import { performChange, type Changed, type ChangeHeaders, type ChangeSteps } from '../../changes/perform-change.ts';
import type { GatewayContext } from '../../context.ts';
import type * as api from '../../graphql/resolvers.generated.ts';
import { paymentRefusal, type PaymentAction } from './payment.actions.ts';
import type { PaymentParent } from './payment.mappers.ts';

/** How a change of a payment ended; the refunds are empty where none was asked for. */
export type PaymentChanged = Changed<PaymentParent, readonly api.Refund[]>;

/** What the resolvers of `PaymentPayload` and `RefundPayload` get. */
export interface PaymentPayloadParent {
  readonly payment: PaymentParent | null;
  readonly refunds: readonly api.Refund[];
  readonly error: ChangeErrorParent | null;
}

/** The keys of the changes of payments. */
export type PaymentChangeKeys = ChangeKeys<PaymentChanged>;

type Arguments = Pick<api.MutationNotifyPayerArgs, 'id' | 'change'>;

/** A change that is not sent yet: its name, the action whose rule it asks, and how to send it. */
interface PaymentChange<Body> {
  readonly action: PaymentAction;
  readonly body: () => Body;
  readonly send: ChangeSteps<PaymentParent, Body, readonly api.Refund[]>['send'];
}

/** Service's names of the body's fields → names of the arguments. */
const fieldNames = {
  amount: 'amount',
  number: 'method.card.number',
  expiration_month: 'method.card.expirationMonth',
  expiration_year: 'method.card.expirationYear',
};

const perform = async <Body>(
  operation: keyof api.Mutation,
  args: Arguments,
  { sources, viewer, can, now, changeKeys }: GatewayContext,
  { action, body, send }: PaymentChange<Body>,
): Promise<PaymentPayloadParent> => {
  const { entity, result, error } = await performChange(
    { keys: changeKeys.payment, personId: viewer.id, operation, args },
    {
      body,
      read: () => sources.payment.byId(args.id),
      refusal: (payment) => paymentRefusal(action, payment, { can, now: now() }),
      send,
      fieldNames,
    },
  );
  return { payment: entity, refunds: result ?? [], error };
};

type Call<Body, Answer> = (
  sources: GatewayContext['sources']['payment'],
) => (id: string, body: Body, headers: ChangeHeaders) => Promise<Answer>;
type Mutation<Args> = (root: unknown, args: Args, context: GatewayContext) => Promise<PaymentPayloadParent>;

/**
 * A mutation whose answer is the payment.
 * @param toBody makes the service's body of the arguments; throws InputError
 */
export const changing =
  <Args extends Arguments, Body>(
    operation: keyof api.Mutation,
    action: PaymentAction,
    toBody: (args: Args) => Body,
    call: Call<Body, PaymentParent>,
  ): Mutation<Args> =>
  (_root, args, context) =>
    perform(operation, args, context, {
      action,
      body: () => toBody(args),
      send: async (body, headers) => ({
        entity: await call(context.sources.payment)(args.id, body, headers),
        result: [],
      }),
    });

/** A mutation that gives money back. The payment is read again; when it cannot be, the refunds still stand. */
export const givingBack =
  <Args extends Arguments, Body>(
    operation: keyof api.Mutation,
    action: PaymentAction,
    toBody: (args: Args) => Body,
    call: Call<Body, readonly api.Refund[]>,
  ): Mutation<Args> =>
  (_root, args, context) =>
    perform(operation, args, context, {
      action,
      body: () => toBody(args),
      send: async (body, headers) => {
        const result = await call(context.sources.payment)(args.id, body, headers);
        return { entity: await context.sources.payment.byId(args.id).catch(() => null), result };
      },
    });

import { changeArea } from '../../changes/change-keys.ts';
import type { Changed } from '../../changes/perform-once.ts';
import type { GatewayContext } from '../../context.ts';
import type * as api from '../../graphql/schema-types.generated.ts';
import type { ActionName } from '../action-rules.ts';
import { createVersionedMutations, createMutationRunner, type Call, type ChangeDomain } from '../domain-changes.ts';
import { paymentActions } from './payment.actions.ts';
import type { PaymentParent } from './payment.mappers.ts';
import type { PaymentSource } from './payment.source.ts';

type PaymentAction = ActionName<typeof paymentActions>;

/** How a change of a payment ended; the refunds are empty where none was asked for. */
type PaymentChanged = Changed<PaymentParent, api.Refund[]>;

const domain: ChangeDomain<PaymentParent, api.Refund[], PaymentAction> = {
  keys: changeArea('payment'),
  read: ({ payment }, id) => payment.byId(id),
  actions: paymentActions,
  fieldNames: {
    amount: 'amount',
    number: 'method.card.number',
    expiration_month: 'method.card.expirationMonth',
    expiration_year: 'method.card.expirationYear',
  },
};

const payload = ({ entity, result, error }: PaymentChanged) => ({
  payment: entity,
  refunds: result ?? [],
  error,
});

/** A mutation whose answer is the payment. */
export const mutation = createVersionedMutations({ ...domain, nothing: [], payload });

const run = createMutationRunner(domain);

/**
 * A mutation that gives money back. The payment is read again; when it cannot be, the refunds still stand.
 * @param toBody makes the service's body of the arguments; throws InputError
 */
export const refundMutation =
  <Given, Body>(
    operation: keyof api.Mutation,
    action: PaymentAction,
    toBody: (given: Given) => Body,
    call: (source: PaymentSource) => Call<Body, api.Refund[]>,
  ) =>
  async (
    _root: unknown,
    args: Given & Pick<api.MutationReversePaymentArgs, 'id' | 'change'>,
    context: GatewayContext,
  ) =>
    payload(
      await run(operation, args, context, {
        id: args.id,
        action,
        body: () => toBody(args),
        send: async (body, headers) => {
          const result = await call(context.sources.payment)(args.id, body, headers);
          return { entity: await context.sources.payment.byId(args.id).catch(() => null), result };
        },
      }),
    );

import type { Changed } from '../../changes/perform.ts';
import type * as api from '../../api/schema-types.generated.ts';
import type { ActionName } from '../../module-kit/change/action-rules.ts';
import { versioned, versionedSteps, type ArgumentsOfOne, type Call } from '../../module-kit/change/mutations.ts';
import { paymentActions } from './payment.actions.ts';
import type { PaymentParent } from './payment.mappers.ts';
import type { PaymentSource } from './payment.source.ts';

const domain = {
  area: 'payment',
  actions: paymentActions,
  read: ({ payment }: { readonly payment: PaymentSource }, id: string) => payment.byId(id),
  fieldNames: {
    amount: 'amount',
    number: 'method.card.number',
    expiration_month: 'method.card.expirationMonth',
    expiration_year: 'method.card.expirationYear',
  },
  payload: ({ entity, result, error }: Changed<PaymentParent, api.Refund[]>) => ({
    payment: entity,
    refunds: result ?? [],
    error,
  }),
};

/** Builder of mutations that return the changed payment. */
export const mutation = versioned(domain);

const refunding = versionedSteps(domain);

/**
 * Creates a mutation that refunds. The payment is read again afterwards. When that read fails, the refunds are returned
 * without the payment.
 * @param toBody converts the arguments to the body of the call; throws GatewayError
 */
export const refundMutation = <Given, Body>(
  action: ActionName<typeof paymentActions>,
  toBody: (given: Given) => Body,
  call: (source: PaymentSource) => Call<Body, api.Refund[]>,
) =>
  refunding(
    (args: Given & ArgumentsOfOne) => toBody(args),
    ({ id }, { sources: { payment } }) => ({
      id,
      action,
      send: async (body, headers) => {
        const result = await call(payment)(id, body, headers);
        return { entity: await payment.byId(id).catch(() => null), result };
      },
    }),
  );

import type { Conciliation } from '@backoffice/contracts/service-payment';
import { conciliationForm } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { versioned } from '../../module-kit/change/mutations.ts';
import { gatewayBatchActions } from './service-payment.actions.ts';

const mutation = versioned({
  area: 'service-payment',
  read: ({ servicePayment }, id) => servicePayment.gatewayBatch(id),
  actions: gatewayBatchActions,
  fieldNames: { compensation_amount: 'compensationAmount' },
  payload: ({ entity, error }) => ({ gatewayBatch: entity, error }),
});

interface Given {
  readonly description?: string | null | undefined;
  readonly compensationAmount?: string | null | undefined;
}

/** Returns the body of a conciliation. Empty fields are not sent and keep their values (B251). */
const bodyOf = (given: Given): Conciliation => {
  const { description, compensationAmount } = checked('', conciliationForm, {
    description: given.description ?? '',
    compensationAmount: given.compensationAmount ?? '',
  });
  return {
    ...(description === '' ? {} : { description }),
    ...(compensationAmount === '' ? {} : { compensation_amount: Number(compensationAmount) }),
  };
};

/** Mutation of gateway batches (B119, B341). */
export const servicePaymentMutations = {
  conciliateGatewayBatch: mutation('conciliate', bodyOf, ({ servicePayment }) => servicePayment.conciliate),
} satisfies MutationResolvers;

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

/** B251: what is empty is left out, and stays as it was. */
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

/** The mutation of a gateway batch (B119, B341). */
export const batchMutations = {
  conciliateGatewayBatch: mutation('conciliate', bodyOf, ({ servicePayment }) => servicePayment.conciliate),
} satisfies MutationResolvers;

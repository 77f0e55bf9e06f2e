import type { Conciliation } from '@backoffice/contracts/service-payment';
import { conciliationForm } from '@backoffice/validators';
import { changeArea } from '../../changes/change-keys.ts';
import type { Changed } from '../../changes/perform-once.ts';
import { checked } from '../../errors/checked.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { createVersionedMutations } from '../domain-changes.ts';
import { gatewayBatchActions } from './service-payment.actions.ts';
import type { GatewayBatchParent } from './service-payment.mappers.ts';

type GatewayBatchChanged = Changed<GatewayBatchParent, null>;

const mutation = createVersionedMutations({
  keys: changeArea<GatewayBatchChanged>('service-payment'),
  read: ({ servicePayment }, id) => servicePayment.gatewayBatch(id),
  actions: gatewayBatchActions,
  fieldNames: { compensation_amount: 'compensationAmount' },
  nothing: null,
  payload: ({ entity, error }: GatewayBatchChanged) => ({ gatewayBatch: entity, error }),
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
  conciliateGatewayBatch: mutation(
    'conciliateGatewayBatch',
    'conciliate',
    bodyOf,
    ({ servicePayment }) => servicePayment.conciliate,
  ),
} satisfies MutationResolvers;

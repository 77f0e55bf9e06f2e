import { conflict } from '../../changes/change-error.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import type * as api from '../../api/schema-types.generated.ts';
import { noBody } from '../../module-kit/change/change-bodies.ts';
import { versioned } from '../../module-kit/change/mutations.ts';
import { transferActions } from './transfer.actions.ts';
import { differenceOf, isAccepted } from './transfer.difference.ts';
import { amountDiffers, transferRefusals } from './transfer.texts.ts';

const mutation = versioned({
  area: 'transfer',
  read: ({ transfer }, id: string) => transfer.byId(id),
  actions: transferActions,
  payload: ({ entity, error }) => ({ transfer: entity, error }),
});

/** Mutation of transfers (B167, B308). */
export const transferMutations = {
  conciliateTransfer: mutation('conciliate', noBody, ({ transfer }) => transfer.conciliate, {
    refuse: async (transfer, { sources }, { acceptedDifference }: api.MutationConciliateTransferArgs) => {
      const difference = await differenceOf(transfer, (of) => sources.payment.byId(of));
      if (difference === null) return conflict('payment_not_found', transferRefusals.payment_not_found);
      return isAccepted(difference, acceptedDifference) ? undefined : conflict('amount_differs', amountDiffers);
    },
  }),
} satisfies MutationResolvers;

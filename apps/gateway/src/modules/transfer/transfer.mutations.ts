import { conflict } from '../../changes/change-error.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import type * as api from '../../graphql/schema-types.generated.ts';
import { noBody } from '../../module-kit/change/change-bodies.ts';
import { versionedSteps } from '../../module-kit/change/mutations.ts';
import { transferActions } from './transfer.actions.ts';
import { differenceOf, isAccepted } from './transfer.difference.ts';
import { amountDiffers } from './transfer.texts.ts';

const mutation = versionedSteps({
  area: 'transfer',
  read: ({ transfer }, id: string) => transfer.byId(id),
  actions: transferActions,
  payload: ({ entity, error }) => ({ transfer: entity, error }),
});

/** The mutation of a transfer (B167, B308). */
export const transferMutations = {
  conciliateTransfer: mutation(
    noBody,
    ({ id, acceptedDifference }: api.MutationConciliateTransferArgs, { sources }) => ({
      id,
      action: 'conciliate',
      refuse: async (transfer) =>
        isAccepted(await differenceOf(transfer, (of) => sources.payment.byId(of)), acceptedDifference)
          ? undefined
          : conflict('amount_differs', amountDiffers),
      send: async (body, headers) => ({ entity: await sources.transfer.conciliate(id, body, headers) }),
    }),
  ),
} satisfies MutationResolvers;

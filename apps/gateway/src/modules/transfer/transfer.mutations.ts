import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { noBody } from '../../module-kit/change/change-bodies.ts';
import { versioned } from '../../module-kit/change/mutations.ts';
import { transferActions } from './transfer.actions.ts';

const mutation = versioned({
  area: 'transfer',
  read: ({ transfer }, id) => transfer.byId(id),
  actions: transferActions,
  payload: ({ entity, error }) => ({ transfer: entity, error }),
});

/** The mutation of a transfer (B167, B308). */
export const transferMutations = {
  conciliateTransfer: mutation('conciliate', noBody, ({ transfer }) => transfer.conciliate),
} satisfies MutationResolvers;

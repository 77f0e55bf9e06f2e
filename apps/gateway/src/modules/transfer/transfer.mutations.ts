import { changeArea } from '../../changes/change-keys.ts';
import type { Changed } from '../../changes/perform-once.ts';
import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { noBody } from '../change-bodies.ts';
import { createVersionedMutations } from '../domain-changes.ts';
import { transferActions } from './transfer.actions.ts';
import type { TransferParent } from './transfer.mappers.ts';

type TransferChanged = Changed<TransferParent, null>;

const mutation = createVersionedMutations({
  keys: changeArea<TransferChanged>('transfer'),
  read: ({ transfer }, id) => transfer.byId(id),
  actions: transferActions,
  fieldNames: {},
  nothing: null,
  payload: ({ entity, error }: TransferChanged) => ({ transfer: entity, error }),
});

/** The mutation of a transfer (B167, B308). */
export const transferMutations = {
  conciliateTransfer: mutation('conciliateTransfer', 'conciliate', noBody, ({ transfer }) => transfer.conciliate),
} satisfies MutationResolvers;

import { aWithdrawal, withdrawals } from '@backoffice/platform/testing';
import { reason, type Arguments, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const withdrawalArguments = ({ platform, seen }: WaitingEntities) => {
  const withdrawal = (more?: Arguments) =>
    seen('withdrawal', (id) => platform.add(withdrawals, aWithdrawal({ id })), more);
  return { authorizeWithdrawal: withdrawal(), rejectWithdrawal: withdrawal({ reason }) };
};

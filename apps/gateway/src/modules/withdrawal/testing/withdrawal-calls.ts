import { aWithdrawal, withdrawals } from '@backoffice/platform/testing';
import { reason, type Arguments, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Creates valid arguments of each mutation, on an entity that allows it. */
export const withdrawalTries = ({ platform, seen }: WaitingEntities) => {
  const withdrawal = (more?: Arguments) =>
    seen('withdrawal', (id) => platform.add(withdrawals, aWithdrawal({ id })), more);
  return { authorizeWithdrawal: withdrawal(), rejectWithdrawal: withdrawal({ reason }) };
};

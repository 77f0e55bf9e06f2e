import { aWithdraw, withdraws } from '@backoffice/platform/testing';
import { reason, type Arguments, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const withdrawArguments = ({ platform, seen }: WaitingEntities) => {
  const withdraw = (more?: Arguments) => seen('withdraw', (id) => platform.add(withdraws, aWithdraw({ id })), more);
  return {
    transferWithdraw: withdraw(),
    rejectWithdraw: withdraw({ reason }),
    reexportWithdraw: withdraw(),
    createWithdrawDownload: withdraw({ format: 'TXT' }),
  };
};

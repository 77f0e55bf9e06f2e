import { aWithdraw, withdraws } from '@backoffice/platform/testing';
import { reason, type Arguments, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Creates valid arguments of each mutation, on an entity that allows it. */
export const withdrawTries = ({ platform, seen }: WaitingEntities) => {
  const withdraw = (more?: Arguments) => seen('withdraw', (id) => platform.add(withdraws, aWithdraw({ id })), more);
  return {
    transferWithdraw: withdraw(),
    rejectWithdraw: withdraw({ reason }),
    reexportWithdraw: withdraw(),
    createWithdrawDownload: withdraw({ format: 'TXT' }),
  };
};

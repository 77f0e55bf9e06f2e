import { aBin, bins } from '@backoffice/platform/testing';
import type { Arguments, WaitingEntities } from '../../../testing/waiting-entities.ts';

const bin = { brandId: 'visa', typeId: 'credito', paymentMethodCode: 9, accreditationDay: 10 };

/** Good arguments of each mutation, on something of which it may be done. */
export const binTries = ({ platform }: WaitingEntities) => {
  let lastNewBin = 600_000;
  let lastBin = 610_000;
  const known = (argumentsOf: (id: string) => Arguments) => async () => {
    lastBin += 1;
    const id = String(lastBin);
    await platform.add(bins, aBin({ id }));
    return argumentsOf(id);
  };
  return {
    createBin: () => Promise.resolve({ number: String(++lastNewBin), bin }),
    updateBin: known((id) => ({ id, bin })),
    deleteBin: known((id) => ({ id })),
    deleteBins: known((id) => ({ ids: [id] })),
  };
};

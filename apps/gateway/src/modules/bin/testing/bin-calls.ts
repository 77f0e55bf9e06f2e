import { aBin, bins } from '@backoffice/platform/testing';
import { aChangeOf } from '../../../testing/changes.ts';
import type { Arguments, WaitingEntities } from '../../../testing/waiting-entities.ts';

const bin = { brandId: 'visa', typeId: 'credito', paymentMethodCode: 9, accreditationDay: 10 };

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const binArguments = ({ platform, person }: WaitingEntities) => {
  let lastNewBin = 600_000;
  let lastBin = 610_000;
  const known = (argumentsOf: (id: string, version: number) => Arguments) => async () => {
    lastBin += 1;
    const id = String(lastBin);
    await platform.add(bins, aBin({ id }));
    const { version } = await aChangeOf(person, 'bin', id);
    return argumentsOf(id, version);
  };
  return {
    createBin: () => Promise.resolve({ number: String(++lastNewBin), bin }),
    updateBin: known((id, version) => ({ id, version, bin })),
    deleteBin: known((id, version) => ({ id, version })),
    deleteBins: known((id, version) => ({ ids: [id], versions: [version] })),
  };
};

import type { Bin, NewBin } from '@backoffice/contracts/bin';
import { addresses } from './addresses.ts';

const service = `${addresses.platform}/bin`;

/** A BIN as its service has it now; undefined when there is none. */
export const binNow = async (id: string): Promise<Bin | undefined> => {
  const response = await fetch(`${service}/${id}`);
  if (!response.ok) return undefined;
  const bin: Bin = await response.json();
  return bin;
};

/** Makes a BIN for one test alone. */
export const addBin = async (id: string, given: Partial<NewBin> = {}): Promise<void> => {
  const body: NewBin = { id, brand: 'visa', type: 'credito', mediaPaymentId: 9, accreditationDay: 10, ...given };
  const response = await fetch(`${service}/secure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The platform refused the BIN ${id}: ${await response.text()}`);
};

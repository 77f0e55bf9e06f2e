import type { Payer, PayerReference } from '@backoffice/contracts/payer';
import { addresses } from './addresses.ts';

const service = `${addresses.platform}/payer`;

const list = async <Row>(path: string, filters: object): Promise<readonly Row[]> => {
  const equal = Object.entries(filters).map(([field, value]) => ({ field, value, operation: 'EQUAL' }));
  const query = new URLSearchParams({ filters: JSON.stringify(equal), limit: '100' });
  const response = await fetch(`${service}${path}?${query.toString()}`);
  if (!response.ok) throw new Error(`The platform refused the list ${path}: ${await response.text()}`);
  const { rows }: { rows: readonly Row[] } = await response.json();
  return rows;
};

/** Payers, past the screen, of whom these fields are known. */
export const payersWith = (filters: object): Promise<readonly Payer[]> => list('/', filters);

/** Payer references, past the screen, of which these fields are known. */
export const referencesWith = (filters: object): Promise<readonly PayerReference[]> => list('/referencias', filters);

/** A payer who is like that. */
export const somePayer = async (suits: (payer: Payer) => boolean): Promise<Payer> => {
  const payer = (await payersWith({})).find(suits);
  if (!payer) throw new Error('No payer is like that.');
  return payer;
};

/** A reference of a collector, made for one test alone, past the screen. */
export const addReference = async (reference: Partial<PayerReference>): Promise<PayerReference> => {
  const response = await fetch(`${service}/referencias`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(reference),
  });
  if (!response.ok) throw new Error(`The platform refused a reference: ${await response.text()}`);
  const made: PayerReference = await response.json();
  return made;
};

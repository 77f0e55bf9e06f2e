import type { Transfer } from '@backoffice/contracts/transfer';
import { addresses } from './addresses.ts';

const service = `${addresses.platform}/transfer`;
const taken = new Set<string>();

const transfersWith = async (filters: object): Promise<readonly Transfer[]> => {
  const equal = Object.entries(filters).map(([field, value]) => ({ field, value, operation: 'EQUAL' }));
  const query = new URLSearchParams({ filters: JSON.stringify(equal), limit: '100' });
  const { rows }: { rows: readonly Transfer[] } = await (await fetch(`${service}/?${query.toString()}`)).json();
  return rows;
};

/** A transfer as its service has it now. */
export const transferNow = async (id: string): Promise<Transfer | undefined> => (await transfersWith({ id }))[0];

/** A pending transfer for one test alone, because the test changes it. */
export const takeTransfer = async (suits: (transfer: Transfer) => boolean = () => true): Promise<Transfer> => {
  const found = (await transfersWith({ status: 'pending' })).findLast((row) => !taken.has(row.id) && suits(row));
  if (!found) throw new Error('The platform has no more pending transfers that suit.');
  taken.add(found.id);
  return found;
};

/** Somebody else conciliates a transfer, past the screen. */
export const conciliateElsewhere = async (id: string): Promise<void> => {
  const response = await fetch(`${service}/forzar-conciliacion/${id}`, { method: 'POST' });
  if (!response.ok) throw new Error(`The platform refused to conciliate ${id}: ${await response.text()}`);
};

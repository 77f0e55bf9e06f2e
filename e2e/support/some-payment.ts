import type { Payment } from '@backoffice/contracts/payment';
import { addresses } from './addresses.ts';
import { requests } from './control.ts';

interface Wanted {
  /** As the service calls it. */
  readonly status: string;
  /** Of a collector that nobody has asked for in this run: the gateway believes collectors for a minute. */
  readonly collectorOnlyHere?: boolean;
}

/** Entities of collectors from here on are only given to who asks for a collector of its own. */
const FIRST_RESERVED = 'P';

/** Whether an entity is kept for who asks for a collector of its own. */
export const isReserved = ({ collector_id: id }: { readonly collector_id: string }): boolean => id >= FIRST_RESERVED;

/** A payment of this status, asked from its service as the gateway would. */
export const somePayment = async ({
  status,
  collectorOnlyHere = false,
}: Wanted): Promise<{ id: string; document: Payment }> => {
  const filters = JSON.stringify([{ field: 'status', value: status, operation: 'EQUAL' }]);
  const query = new URLSearchParams({ filters, limit: '100' });
  const response = await fetch(`${addresses.platform}/payment/pagos?${query.toString()}`);
  const { rows }: { rows: readonly Payment[] } = await response.json();

  const asked = (await requests.list('collector')).map(({ path }) => path);
  const document = rows.find((row) =>
    collectorOnlyHere ? isReserved(row) && !asked.some((path) => path.includes(row.collector_id)) : !isReserved(row),
  );
  if (!document) throw new Error(`The platform has no such payment: ${JSON.stringify({ status, collectorOnlyHere })}`);
  return { id: document.id, document };
};

import type { Payment } from '@backoffice/contracts/payment';
import { addresses } from './addresses.ts';

interface Wanted {
  /** As the service calls it. */
  readonly status: string;
}

/** A payment of this status, asked from its service as the gateway would. */
export const somePayment = async ({ status }: Wanted): Promise<{ id: string; document: Payment }> => {
  const filters = JSON.stringify([{ field: 'status', value: status, operation: 'EQUAL' }]);
  const query = new URLSearchParams({ filters, limit: '100' });
  const response = await fetch(`${addresses.platform}/payment/pagos?${query.toString()}`);
  const { rows }: { rows: readonly Payment[] } = await response.json();
  const [document] = rows;
  if (!document) throw new Error(`The platform has no ${status} payment.`);
  return { id: document.id, document };
};

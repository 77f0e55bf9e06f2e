import type { Payment } from '@backoffice/contracts/payment';
import { addresses } from './addresses.ts';

interface Filter {
  readonly field: string;
  readonly value: string;
  readonly operation?: 'EQUAL' | 'LESS_THAN';
}

/** The newest payments that meet all conditions, 100 at most, asked from their service as the gateway would. */
export const paymentsWith = async (...filters: readonly Filter[]): Promise<readonly Payment[]> => {
  const given = filters.map((filter) => ({ operation: 'EQUAL', ...filter }));
  const query = new URLSearchParams({ filters: JSON.stringify(given), limit: '100' });
  const response = await fetch(`${addresses.platform}/payment/pagos?${query.toString()}`);
  const { rows }: { rows: readonly Payment[] } = await response.json();
  return rows;
};

interface Wanted {
  /** As the service calls it. */
  readonly status: string;
  /** A moment before which it was requested; any without it. */
  readonly before?: Date;
}

/** A payment of this status. */
export const somePayment = async ({ status, before }: Wanted): Promise<{ id: string; document: Payment }> => {
  const [document] = await paymentsWith(
    { field: 'status', value: status },
    ...(before ? [{ field: 'request_date', value: before.toISOString(), operation: 'LESS_THAN' } as const] : []),
  );
  if (!document) throw new Error(`The platform has no ${status} payment.`);
  return { id: document.id, document };
};

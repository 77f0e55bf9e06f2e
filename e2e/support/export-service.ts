import type { Export } from '@backoffice/contracts/export';
import { addresses } from './addresses.ts';

const service = `${addresses.platform}/export/exportaciones`;

/** An export as its service has it now. */
export const exportNow = async (id: string): Promise<Export> => {
  const found: Export = await (await fetch(`${service}/${id}`)).json();
  return found;
};

/** Somebody asks for an export of all payments, past the screen. */
export const addExport = async (asked: Partial<Pick<Export, 'type' | 'format'>> = {}): Promise<Export> => {
  const response = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ type: 'payments', format: 'csv', filter: '', requested_by: 'administrador', ...asked }),
  });
  if (!response.ok) throw new Error(`The platform refused an export: ${await response.text()}`);
  const added: Export = await response.json();
  return added;
};

/** How many exports there are. */
export const exportCount = async (): Promise<number> => {
  const { size }: { readonly size: number } = await (await fetch(`${service}?limit=1`)).json();
  return size;
};

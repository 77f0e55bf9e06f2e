import type { Export } from '@backoffice/contracts/export';
import { expect } from '@jest/globals';
import { addresses } from './addresses.ts';
import { eventually } from './eventually.ts';

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

const countOf = async (filters: readonly object[]): Promise<number> => {
  const query = new URLSearchParams({ filters: JSON.stringify(filters), limit: '1' });
  const { size }: { readonly size: number } = await (await fetch(`${service}?${query.toString()}`)).json();
  return size;
};

/** How many exports there are. */
export const exportCount = (): Promise<number> => countOf([]);

/** The export that was asked for last. */
export const latestExport = async (): Promise<Export | undefined> => {
  const { rows }: { readonly rows: readonly Export[] } = await (await fetch(`${service}?limit=1`)).json();
  return rows[0];
};

/** Waits until nothing is written: they are written one after the other, and what comes next would wait. */
export const untilExportsEnd = (): Promise<void> =>
  eventually(async () => {
    const value = ['pending', 'in_process'];
    expect(await countOf([{ field: 'status', value, operation: 'EQUAL' }])).toBe(0);
  });

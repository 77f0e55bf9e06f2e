import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { index } from 'drizzle-orm/pg-core';
import { derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';
import { id, instant, number, text } from '../../database/listed-columns.ts';

/** Table of withdrawals, which must be authorized before they are transferred. */
export const withdrawals = documentTable<Withdrawal>()(
  'withdrawal',
  {
    id: id(),
    collectorId: text('collector_id', { sort: true }),
    // B317: both ends of the period filter by the request date
    requestDate: instant('request_date', { sort: true, conditions: ['start_date', 'end_date'] }),
    approvedDate: derivedText('approved_date', 'approved_date'),
    transferDate: instant('transfer_date', { sort: true }),
    amount: number('amount', { sort: true }),
    status: text('status', { sort: true }),
    destination: text('destination', { path: 'destination.value' }),
  },
  (table) => [
    index('withdrawal_status_date').on(table.status, table.requestDate),
    index('withdrawal_destination').on(table.destination),
    index('withdrawal_collector').on(table.collectorId, table.requestDate),
  ],
);

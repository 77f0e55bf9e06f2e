import type { Withdraw } from '@backoffice/contracts/withdraw';
import { index } from 'drizzle-orm/pg-core';
import { documentTable } from '../../database/document-table.ts';
import { id, instant, number, text } from '../../database/listed-columns.ts';

/** Table of withdraws. */
export const withdraws = documentTable<Withdraw>()(
  'withdraw',
  {
    id: id(),
    collectorId: text('collector_id', { sort: true }),
    requestDate: instant('request_date', { sort: true }),
    requestUser: text('request_user', { sort: true }),
    transferDate: instant('transfer_date', { sort: true }),
    amount: number('amount', { sort: true }),
    status: text('status', { sort: true }),
    destination: text('destination', { path: 'destination.value' }),
  },
  (table) => [
    index('withdraw_status_date').on(table.status, table.requestDate),
    index('withdraw_destination').on(table.destination),
    index('withdraw_collector').on(table.collectorId, table.requestDate),
  ],
);

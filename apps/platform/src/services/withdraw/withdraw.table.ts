import type { Withdraw } from '@backoffice/contracts/withdraw';
import { index } from 'drizzle-orm/pg-core';
import { derivedNumber, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** Table of withdraws to transfer. */
export const withdraws = documentTable<Withdraw>()(
  'withdraw',
  {
    collectorId: derivedText('collector_id', 'collector_id'),
    requestDate: derivedText('request_date', 'request_date'),
    requestUser: derivedText('request_user', 'request_user'),
    transferDate: derivedText('transfer_date', 'transfer_date'),
    amount: derivedNumber('amount', 'amount'),
    status: derivedText('status', 'status'),
  },
  (table) => [
    index('withdraw_status_date').on(table.status, table.requestDate),
    index('withdraw_collector').on(table.collectorId, table.requestDate),
  ],
);

import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { index } from 'drizzle-orm/pg-core';
import { derivedNumber, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';

/** Table of withdrawals that are authorized before they are transferred. */
export const withdrawals = documentTable<Withdrawal>()(
  'withdrawal',
  {
    collectorId: derivedText('collector_id', 'collector_id'),
    requestDate: derivedText('request_date', 'request_date'),
    approvedDate: derivedText('approved_date', 'approved_date'),
    transferDate: derivedText('transfer_date', 'transfer_date'),
    amount: derivedNumber('amount', 'amount'),
    status: derivedText('status', 'status'),
  },
  (table) => [
    index('withdrawal_status_date').on(table.status, table.requestDate),
    index('withdrawal_collector').on(table.collectorId, table.requestDate),
  ],
);

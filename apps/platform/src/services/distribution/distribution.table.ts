import type { Detail, Distribution } from '@backoffice/contracts/distribution';
import { index, uniqueIndex } from 'drizzle-orm/pg-core';
import { derivedNumber, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';
import { id, instant, list, number, text } from '../../database/listed-columns.ts';

/** Stored distribution: the fields of the response, the timestamp at which its parts were sent, and their accounts. */
export interface StoredDistribution extends Distribution {
  /** Null while no part is on its way to the bank. */
  readonly sent_date: string | null;
  /** Accounts of the parts. Lists find the distribution by any of them. */
  readonly destinations: readonly string[];
}

/** Stored part: the fields of the response, its distribution, and its position. */
export interface StoredDetail extends Detail {
  readonly distribution_id: string;
  readonly place: number;
}

/** Table of distributions. */
export const distributions = documentTable<StoredDistribution>()(
  'distribution',
  {
    id: id(),
    type: text('type'),
    status: text('status', { sort: true }),
    // B326: exports use these names for both ends of the period
    requestDate: instant('request_date', { sort: true, conditions: ['start_date', 'end_date'] }),
    paymentId: text('payment_id'),
    collectorId: text('collector_id', { path: 'collector.id', sort: true }),
    totalAmount: number('total_amount', { sort: true }),
    sentDate: derivedText('sent_date', 'sent_date'),
    destinations: list('destinations', 'codes', '$.destinations[*]', { field: 'details.destination.value' }),
  },
  (table) => [
    index('distribution_type_date').on(table.type, table.requestDate),
    index('distribution_status').on(table.type, table.status, table.requestDate),
    index('distribution_destinations').using('gin', table.destinations.op('jsonb_path_ops')),
    index('distribution_payment').on(table.paymentId),
  ],
);

/** Table of the parts of distributions. */
export const distributionDetails = documentTable<StoredDetail>()(
  'distribution_detail',
  {
    distributionId: derivedText('distribution_id', 'distribution_id'),
    place: derivedNumber('place', 'place'),
  },
  (table) => [uniqueIndex('distribution_detail_place').on(table.distributionId, table.place)],
);

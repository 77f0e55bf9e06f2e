import type { Detail, Distribution } from '@backoffice/contracts/distribution';
import { index, uniqueIndex } from 'drizzle-orm/pg-core';
import { derivedNumber, derivedText } from '../../database/document-columns.ts';
import { documentTable } from '../../database/document-table.ts';
import { id, instant, list, number, text } from '../../database/listed-columns.ts';

/** A distribution as it is kept: beside what is answered, when its parts were sent to the bank, and to which accounts. */
export interface KeptDistribution extends Distribution {
  /** Null while nothing of it is on its way. */
  readonly sent_date: string | null;
  /** Accounts of its parts: lists find it by any of them. */
  readonly destinations: readonly string[];
}

/** A part as it is kept: beside what is answered, whose it is, and where it stands among the others. */
export interface KeptDetail extends Detail {
  readonly distribution_id: string;
  readonly place: number;
}

/** Table of distributions. */
export const distributions = documentTable<KeptDistribution>()(
  'distribution',
  {
    id: id(),
    type: text('type'),
    status: text('status', { sort: true }),
    // B326: exports name both ends of the period so
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
export const distributionDetails = documentTable<KeptDetail>()(
  'distribution_detail',
  {
    distributionId: derivedText('distribution_id', 'distribution_id'),
    place: derivedNumber('place', 'place'),
  },
  (table) => [uniqueIndex('distribution_detail_place').on(table.distributionId, table.place)],
);

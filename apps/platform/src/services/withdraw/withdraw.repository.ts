import type { Withdraw } from '@backoffice/contracts/withdraw';
import { asc } from 'drizzle-orm';
import { createDocuments } from '../../shared/documents.ts';
import { withdraws } from './withdraw.table.ts';

const { id, collectorId, requestDate, requestUser, transferDate, amount, status } = withdraws;

/** Creates the repository of withdraws (B62, B316). */
export const createWithdrawRepository = createDocuments<Withdraw>({
  entity: 'withdraw',
  table: withdraws,
  offer: {
    fields: new Map([
      ['id', { kind: 'text', column: id }],
      ['collector_id', { kind: 'text', column: collectorId, sort: collectorId }],
      ['request_date', { kind: 'instant', column: requestDate, sort: requestDate }],
      ['request_user', { kind: 'text', column: requestUser, sort: requestUser }],
      ['transfer_date', { kind: 'instant', column: transferDate, sort: transferDate }],
      ['amount', { kind: 'number', column: amount, sort: amount }],
      ['status', { kind: 'text', column: status, sort: status }],
    ]),
    defaultOrder: [asc(requestDate), asc(id)],
  },
});

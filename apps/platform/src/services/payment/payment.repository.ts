import type { Payment } from '@backoffice/contracts/payment';
import { desc } from 'drizzle-orm';
import { createVersionedDocuments } from '../../shared/versioned-documents.ts';
import { payments, paymentVersions } from './payment.table.ts';

/** Creates the repository of payments and their versions (A43, A103, A210, GAP-06). */
export const createPaymentRepository = createVersionedDocuments<Payment>({
  entity: 'payment',
  table: payments,
  older: paymentVersions,
  order: [desc(payments.requestDate), desc(payments.id)],
});

import type { ListPlace } from '@/shared/views';
import { paymentsTexts } from './payment.texts';

/** The list of payments. */
export const paymentsPath = '/pagos';

/** The detail of a payment. Identifiers come from services: they are encoded. */
export const paymentPath = (id: string): string => `/pago/${encodeURIComponent(id)}`;

/** The detail of a payment with the dialog of its versions. */
export const paymentHistoryPath = (id: string): string => `${paymentPath(id)}?historial`;

/** The list, as what people keep of it knows it. */
export const paymentsList: ListPlace = { key: 'payments.list', title: paymentsTexts.title, path: paymentsPath };

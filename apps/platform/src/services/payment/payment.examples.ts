import type { Payment } from '@backoffice/contracts/payment';
import { newId } from '../../shared/new-id.ts';
import { card, reason } from '../../shared/example-bodies.ts';
import type { Examples } from '../../shared/service.ts';
import { aMethod, aPayment } from './payment.builder.ts';
import { createPaymentRepository } from './payment.repository.ts';

/** Payment that allows most changes. */
const changeable: Partial<Payment> = {
  type: 'online',
  last_due_date: null, // an overdue payment refuses a retry and a notification
  notification_url: 'https://api.luzn.example/notificaciones',
  payer: { id: null, name: 'Ana Sosa', email: 'ana@correo.example', external_reference: null, identification: null },
  payment_methods: [aMethod({ final_amount: 1_000 })],
  final_amount: 1_000,
};

/** Valid example request for each operation of the payment service. */
export const paymentExamples: Examples = ({ db }) => {
  const stored = async (given: Partial<Payment> = {}): Promise<string> => {
    const id = newId();
    const base = { id, collector_id: 'LUZN', request_date: '2026-11-20T12:00:00.000Z' };
    await createPaymentRepository(db).add(aPayment({ ...base, ...changeable, ...given }));
    return `/pagos/${id}`;
  };
  return {
    listPayments: () => ({ path: '/pagos?limit=100' }),
    listRefunds: () => ({ path: '/devoluciones?limit=100' }),
    getPayment: async () => ({ path: await stored() }),
    getPaymentHistory: async () => ({ path: `${await stored()}/historial` }),
    getPaymentVersion: async () => ({ path: `${await stored()}/versiones/1` }),
    getPaymentHolder: async () => ({ path: `${await stored()}/titular` }),
    refreshPayment: async () => ({ path: `${await stored()}/actualizar` }),
    cancelPayment: async () => ({ path: `${await stored()}/cancelar`, body: reason }),
    updatePaymentMethod: async () => ({
      path: `${await stored()}/medio-de-pago`,
      body: card,
    }),
    cancelPaymentObjection: async () => ({
      path: `${await stored({ status: 'objected' })}/cancelar-objecion`,
      body: reason,
    }),
    retryPayment: async () => ({
      path: `${await stored({ status: 'rejected' })}/reintentar`,
      body: { code: 'A' },
    }),
    refundPayment: async () => ({
      path: `${await stored({ status: 'approved' })}/devolver`,
      body: { ...reason, amount: 250.5, partial: true },
    }),
    partialRefundPayment: async () => ({
      path: `${await stored({ status: 'partial', payment_methods: [600, 400].map((part) => aMethod({ final_amount: part })) })}/devolver-parcial`,
      body: [{ status_detail: 'A pedido', type: null, amount: 600, payment_method_id: 0 }],
    }),
    reversePayment: async () => ({ path: `${await stored({ status: 'approved' })}/reversar`, body: reason }),
    forwardPaymentNotification: async () => ({ path: `${await stored()}/reenviar-notificacion` }),
    updatePaymentByGateway: async () => ({ path: `${await stored()}/actualizar-gateway` }),
    notifyPayer: async () => ({ path: `${await stored()}/notificar-pagador` }),
  };
};

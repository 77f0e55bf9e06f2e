import type { Payment } from '@backoffice/contracts/payment';
import { aMethod } from '../index.ts';
import { createPaymentDesk } from '../payment-desk.ts';
import { card, reason, type Calls } from './call.ts';

/** A payment that most changes may be made of. */
const usual: Partial<Payment> = {
  type: 'online',
  notification_url: 'https://api.luzn.example/notificaciones',
  payer: { id: null, name: 'Ana Sosa', email: 'ana@correo.example', external_reference: null, identification: null },
  payment_methods: [aMethod({ final_amount: 1_000 })],
  final_amount: 1_000,
};

export const paymentCalls: Calls = (platform) => {
  const { stored } = createPaymentDesk(platform);
  const paymentPath = (given: Partial<Payment> = {}): Promise<string> => stored({ ...usual, ...given });
  return {
    listPayments: () => ({ path: '/pagos?limit=100' }),
    getPayment: async () => ({ path: await paymentPath() }),
    getPaymentHistory: async () => ({ path: `${await paymentPath()}/historial` }),
    getPaymentVersion: async () => ({ path: `${await paymentPath()}/versiones/1` }),
    getPaymentHolder: async () => ({ path: `${await paymentPath()}/titular` }),
    refreshPayment: async () => ({ path: `${await paymentPath()}/actualizar` }),
    cancelPayment: async () => ({ path: `${await paymentPath()}/cancelar`, body: reason }),
    updatePaymentMethod: async () => ({
      path: `${await paymentPath()}/medio-de-pago`,
      body: card,
    }),
    cancelPaymentObjection: async () => ({
      path: `${await paymentPath({ status: 'objected' })}/cancelar-objecion`,
      body: reason,
    }),
    retryPayment: async () => ({
      path: `${await paymentPath({ status: 'rejected' })}/reintentar`,
      body: { code: 'A' },
    }),
    refundPayment: async () => ({
      path: `${await paymentPath({ status: 'approved' })}/devolver`,
      body: { ...reason, amount: 250.5, partial: true },
    }),
    partialRefundPayment: async () => ({
      path: `${await paymentPath({ status: 'partial', payment_methods: [600, 400].map((part) => aMethod({ final_amount: part })) })}/devolver-parcial`,
      body: [{ status_detail: 'A pedido', type: null, amount: 600, payment_method_id: 0 }],
    }),
    reversePayment: async () => ({ path: `${await paymentPath({ status: 'approved' })}/reversar`, body: reason }),
    forwardPaymentNotification: async () => ({ path: `${await paymentPath()}/reenviar-notificacion` }),
    updatePaymentByGateway: async () => ({ path: `${await paymentPath()}/actualizar-gateway` }),
    notifyPayer: async () => ({ path: `${await paymentPath()}/notificar-pagador` }),
  };
};

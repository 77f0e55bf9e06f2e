import { operationPermissions } from '@backoffice/schema/permissions';
import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import { routes } from '@/domain/routes';
import { defineFeature, SEARCH } from '@/shared/feature/feature';

/** Payments: list, refunds and detail. */
export const feature = defineFeature({
  screens: [
    {
      path: routes.payments.path,
      title: 'Buscar Pagos',
      anyOf: operationPermissions['Query.payments'],
      load: async () => (await import('./list/PaymentsPage')).PaymentsPage,
      list: 'payments.list',
      menu: [
        {
          group: { id: 'payments', label: 'Pagos', icon: Payments, order: 1 },
          label: SEARCH,
          goKey: 'p',
          detail: routes.payment.path,
          anyOf: [], // every person has this menu item (A21)
        },
      ],
    },
    {
      path: routes.refunds.path,
      title: 'Devoluciones',
      anyOf: operationPermissions['Query.refunds'],
      load: async () => (await import('./refunds/RefundsPage')).RefundsPage,
      list: 'refunds.list',
      words: 'reembolsos',
      // a group of its own, so that the search of payments stays a single link
      menu: [{ group: { id: 'refunds', label: 'Devoluciones', icon: AssignmentReturn, order: 1.5 }, label: SEARCH }],
    },
    {
      path: routes.payment.path,
      title: ({ id = '' }) => `Pago ${id}`,
      anyOf: operationPermissions['Query.payment'],
      load: async () => (await import('./detail/PaymentPage')).PaymentPage,
    },
  ],
  permissions: [
    {
      area: 'Pagos',
      words: {
        PAYMENT_SHOW: 'Buscar y ver',
        PAYMENT_CREATE: 'Crear',
        PAYMENT_UPDATE: 'Cambiar medio de pago y reintentar el cobro',
        PAYMENT_CANCEL: 'Cancelar',
        PAYMENT_REFUND: 'Devolver',
        PAYMENT_CANCEL_OBJECTION: 'Cancelar objeciones',
        PAYMENT_REVERSE: 'Reversar',
        PAYMENT_UPDATE_GATEWAY: 'Actualizar desde el gateway',
        PAYMENT_SHOW_FEES: 'Ver comisiones',
        PAYMENT_SHOW_HISTORY: 'Ver historial',
        PAYMENT_SHOW_BATCHES: 'Ver lotes',
        PAYMENT_HOLDER: 'Consultar el titular de la tarjeta',
      },
    },
  ],
  bulkRuns: [{ type: 'Payment', load: async () => (await import('./actions/payment.actions')).paymentBulk.StoredRun }],
  help: { load: async () => (await import('./payment.help')).help },
});

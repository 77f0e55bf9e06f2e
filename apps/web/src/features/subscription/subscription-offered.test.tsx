// Guards: For each status of a subscription, the screen offers the actions that the GraphQL gateway allows.
import { expectOfferedAsAllowed, services } from '@/testing';

/** Labels of the actions. Only the list offers `updateAmountOfMany` (CON-10). */
const labels = {
  cancel: 'Cancelar suscripción',
  updatePaymentMethod: 'Cambiar medio de pago',
  updateAmount: 'Editar Importe',
  deletePaymentMethod: 'Eliminar medio de pago',
  sendNotification: 'Enviar e-mail',
  openForm: 'Abrir formulario',
  refresh: 'Recargar',
  history: 'Historial',
};

const toolbar = 'Acciones de la suscripción';
/** One subscription of each status, and an active one of each type. */
const kinds = new Map(
  (await services.subscriptions.list()).map((one) => [
    one.status === 'active' ? `active ${one.type}` : one.status,
    one,
  ]),
);
const subscriptions = [...kinds.values()];

// tests of the GraphQL gateway check the rules of each role and status; this one compares the screen with its answer
test.each(subscriptions.map(({ id, status, type }) => [status, type, id]))(
  'a subscription in status %s of type %s offers what the GraphQL gateway allows',
  async (_status, _type, id) => {
    await expectOfferedAsAllowed(
      { path: `/suscripcion/${id}`, field: 'subscription', id, toolbar, labels },
      'administrador',
    );
  },
);

test.each(['operador', 'auditor', 'desarrollador'])(
  'for %s a subscription offers what the GraphQL gateway allows',
  async (as) => {
    const { id } = subscriptions.find(({ status }) => status === 'active') ?? { id: 'none' };
    await expectOfferedAsAllowed({ path: `/suscripcion/${id}`, field: 'subscription', id, toolbar, labels }, as);
  },
);

// Guards: Each state of a subscription offers the actions that the gateway allows.
import { expectOfferedAsAllowed, services } from '@/testing';

/** Labels of the actions; `updateAmountOfMany` is offered by the list alone (CON-10). */
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
/** One of each state that there is, and an active one of each kind. */
const kinds = new Map(
  (await services.subscriptions.list()).map((one) => [
    one.status === 'active' ? `active ${one.type}` : one.status,
    one,
  ]),
);
const subscriptions = [...kinds.values()];

// what a role may do in a status is proved by the gateway's own tests; here, that the screen says the same
test.each(subscriptions.map(({ id, status, type }) => [status, type, id]))(
  'a subscription in status %s of type %s offers what the gateway allows',
  async (_status, _type, id) => {
    await expectOfferedAsAllowed(
      { path: `/suscripcion/${id}`, field: 'subscription', id, toolbar, labels },
      'administrador',
    );
  },
);

test.each(['operador', 'auditor', 'desarrollador'])(
  'a subscription offers to %s what the gateway allows',
  async (as) => {
    const { id } = subscriptions.find(({ status }) => status === 'active') ?? { id: 'none' };
    await expectOfferedAsAllowed({ path: `/suscripcion/${id}`, field: 'subscription', id, toolbar, labels }, as);
  },
);

// Guards: Subscription actions are offered by role and state.
import { expectOfferedAsAllowed, openApp, subscriptionOfEachKind } from './support/index.ts';

/** What each action is called on the screen; `updateAmountOfMany` is offered by the list alone (CON-10). */
const labels: Readonly<Record<string, string>> = {
  cancel: 'Cancelar suscripción',
  updatePaymentMethod: 'Cambiar medio de pago',
  updateAmount: 'Editar Importe',
  deletePaymentMethod: 'Eliminar medio de pago',
  sendNotification: 'Enviar e-mail',
  openForm: 'Abrir formulario',
  refresh: 'Recargar',
  history: 'Historial',
};

test.each(['administrador', 'operador', 'auditor', 'desarrollador'])(
  'to %s the screen offers what the gateway allows, in every state and kind, and says why not where it does not',
  async (as) => {
    const app = await openApp({ as });
    for (const { id } of await subscriptionOfEachKind()) {
      await expectOfferedAsAllowed(app.page, {
        path: `/suscripcion/${id}`,
        query: 'SubscriptionDetail',
        toolbar: 'Acciones de la suscripción',
        labels,
      });
    }
    await app.close();
  },
);

import type { Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

export const subscription: Noun = { one: 'suscripción', many: 'suscripciones', gender: 'feminine' };

/** Texts of the list of subscriptions. The specification prescribes the columns and the empty text (A47-A53, CON-30). */
export const subscriptionsTexts = {
  ...listTextsOf(subscription),
  empty: 'No se encontraron subscripciones',
  emptyHint: 'Pruebe con otro tipo de pago o con menos filtros.',
  freeSearchHint: 'Id, referencia, nombre, e-mail, concepto o últimos 4',
  paymentType: 'Tipo de pago',
  allPaymentTypes: 'Todos',
  ofPaymentType: (type: string) => `Tipo de pago: ${type}`,
  invalidPaymentType: (text: string) => `El tipo de pago “${text}” no existe; se muestran las de débito.`,
  widerPaymentType: 'Buscar en todos los tipos de pago',
  noMethod: 'Sin medio de pago',
  copyReference: 'Copiar referencia externa',
  columns: {
    REQUEST_DATE: 'FECHA',
    CONCEPT_ID: 'CONCEPTO',
    CONCEPT_DESCRIPTION: 'DESCRIPCIÓN',
    PAYER_NAME: 'NOMBRE',
    AMOUNT: 'IMPORTE',
    LAST_FOUR_DIGITS: 'MEDIO DE PAGO',
    STATUS: 'ESTADO',
  },
} as const;

import type { ListPlace } from '@/shared/views';
import { payersTexts } from './payer.texts';

/** The search of payers. */
export const payersPath = '/pagadores';

/** The form of a new payer. */
export const newPayerPath = `${payersPath}/nuevo`;

/** The page of a payer. */
export const payerPath = (id: string): string => `${payersPath}/${encodeURIComponent(id)}`;

/** A list of what a payer with an e-mail address has, by the parameter of the documents for it. */
const listBy =
  (path: string, parameter: string) =>
  (email: string): string =>
    `${path}?${parameter}=${encodeURIComponent(email)}`;

/** The search of payers for those with an e-mail address. */
export const payersByEmailPath = listBy(payersPath, 'q');

/** The payments of a payer (A59). */
export const paymentsByPayerPath = listBy('/pagos', 'pagador');

/** The subscriptions of a payer (A59). */
export const subscriptionsByPayerPath = listBy('/suscripciones', 'pagador');

/** The search, as what people keep of it knows it. */
export const payersList: ListPlace = { key: 'payers.list', title: payersTexts.title, path: payersPath };

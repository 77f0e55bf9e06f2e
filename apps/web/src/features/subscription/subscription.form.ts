/** Address of the external payment form of a subscription (A32, A75). */
export const subscriptionFormAddress = (formUrl: string, id: string): string =>
  `${formUrl.replace(/\/+$/, '')}/v2/suscripciones/${encodeURIComponent(id)}`;

/** Returns the address of a subscription's external payment form (A32, A75). */
export const subscriptionFormAddress = (formUrl: string, id: string): string =>
  `${formUrl.replace(/\/+$/, '')}/v2/suscripciones/${encodeURIComponent(id)}`;

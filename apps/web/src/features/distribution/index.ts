import { lazy } from 'react';

/** The section of a payment's page. */
export const PaymentDistributions = lazy(() =>
  import('./detail/PaymentDistributions').then((module) => ({ default: module.PaymentDistributions })),
);

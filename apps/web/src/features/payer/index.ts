import { lazy } from 'react';

/** The search, for the first page. */
export const PayerSearch = lazy(() => import('./PayerSearch').then((module) => ({ default: module.PayerSearch })));

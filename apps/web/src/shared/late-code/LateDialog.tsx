import { Suspense, type ReactNode } from 'react';
import { EarlyKeys } from './EarlyKeys';

/** A dialog whose code loads when it is asked for: what is typed meanwhile is in its first field. */
export const LateDialog = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<EarlyKeys />}>{children}</Suspense>
);

import { createChangeKeys } from '../changes/change-keys.ts';
import type { PaymentChangeKeys } from './payment/payment.changes.ts';

/** The keys of the changes that the gateway has made, a domain each. */
export interface ModuleChangeKeys {
  readonly payment: PaymentChangeKeys;
}

/** The keys of one gateway; tests give their clock. */
export const createModuleChangeKeys = (clock: { readonly now: () => Date }): ModuleChangeKeys => ({
  payment: createChangeKeys(clock),
});

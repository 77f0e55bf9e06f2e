import type { TypePolicies } from '@apollo/client/cache';
import { embedded, versionRow, versionedEntity } from '@/shared/apollo/versioned-policies';

/**
 * How the memory of the client tells the objects of payments apart. The default, type and id, would show one payment's
 * data in another's place.
 */
export const paymentTypePolicies: TypePolicies = {
  Payment: versionedEntity('payer', 'details', 'paymentMethods'),
  PaymentPayer: embedded,
  Source: embedded,
  PaymentVersion: versionRow,
};

import type * as contract from '@backoffice/contracts/payer';
import type * as api from '../../api/schema-types.generated.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { identificationFrom, listOf, nullable } from '../../module-kit/source/mapping.ts';

export type PayerParent = Omit<api.Payer, 'activity' | 'references' | 'payments' | 'subscriptions'>;

export type PayerReferenceParent = Omit<api.PayerReference, 'activity' | 'collector'>;

/** Converts a payer (A95). */
export const payerFrom = (payer: contract.Payer): PayerParent => ({
  id: payer.id,
  name: payer.name,
  email: payer.email,
  externalReference: payer.external_reference,
  identification: nullable(payer.identification, identificationFrom),
  phones: listOf(payer.phones, (phone) => ({
    description: phone.description,
    areaCode: phone.area_code,
    phoneNumber: phone.phone_number,
  })),
});

/** Converts a payer reference, with a derived version (B135). */
export const referenceFrom = withDerivedVersion(
  (reference: contract.PayerReference): Omit<PayerReferenceParent, 'version'> => ({
    id: reference.id,
    collectorId: reference.collector_id,
    name: reference.name,
    email: reference.email,
    externalReference: reference.external_reference,
    identification: nullable(reference.identification, identificationFrom),
  }),
  { steady: ['collectorId'], moving: ['name', 'email', 'externalReference', 'identification'] },
);

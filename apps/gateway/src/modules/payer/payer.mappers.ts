import type * as contract from '@backoffice/contracts/payer';
import type { Payer } from '../../graphql/resolvers.generated.ts';
import { listOf } from '../mapping.ts';

/** The payer as the schema has it (A95). */
export const payerFrom = (payer: contract.Payer): Payer => ({
  id: payer.id,
  name: payer.name,
  email: payer.email,
  externalReference: payer.external_reference,
  identification: payer.identification,
  phones: listOf(payer.phones, (phone) => ({
    description: phone.description,
    areaCode: phone.area_code,
    phoneNumber: phone.phone_number,
  })),
});

import type * as contract from '@backoffice/contracts/bin';
import { paymentMethods } from '@backoffice/contracts/payment-methods';
import type * as api from '../../graphql/schema-types.generated.ts';

const names = new Map(paymentMethods.map(({ id, name }) => [id, name]));

/** The BIN as the schema has it (B145, CON-25). */
export const binFrom = (bin: contract.Bin): api.Bin => {
  const paymentMethodCode = bin.media_payment_id ?? bin.mediaPaymentId;
  return {
    id: bin.id,
    brand: bin.brand,
    cardType: bin.type,
    subtype: bin.subtype,
    issuer: bin.emisor,
    country: bin.country,
    paymentMethodCode,
    paymentMethodName: names.get(paymentMethodCode) ?? null,
    accreditationDay: bin.accreditation_days ?? bin.accreditationDay,
    uses: bin.uses,
  };
};

import type * as contract from '@backoffice/contracts/bin';
import { paymentMethods } from '@backoffice/contracts/payment-methods';
import type * as api from '../../api/schema-types.generated.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { nullable } from '../../module-kit/source/mapping.ts';

const names = new Map(paymentMethods.map(({ id, name }) => [id, name]));

export type BinParent = Omit<api.Bin, 'activity'>;

const choiceFrom = ({ id, description }: contract.Lookup): api.BinChoice => ({ id, description });

/**
 * Converts a BIN, with a derived version (B145). The service may send two fields in snake_case, too; those then take
 * precedence (CON-25). The version excludes `uses`, the number of payments with such a card.
 */
export const binFrom = withDerivedVersion(
  (bin: contract.Bin): Omit<BinParent, 'version'> => {
    const paymentMethodCode = bin.media_payment_id ?? bin.mediaPaymentId;
    return {
      id: bin.id,
      brand: choiceFrom(bin.brand),
      cardType: choiceFrom(bin.type),
      subtype: nullable(bin.subtype, choiceFrom),
      issuer: nullable(bin.emisor, choiceFrom),
      country: bin.country,
      paymentMethodCode,
      paymentMethodName: names.get(paymentMethodCode) ?? null,
      accreditationDay: bin.accreditation_days ?? bin.accreditationDay,
      uses: bin.uses,
    };
  },
  {
    steady: [],
    moving: ['brand', 'cardType', 'subtype', 'issuer', 'country', 'paymentMethodCode', 'accreditationDay'],
  },
);

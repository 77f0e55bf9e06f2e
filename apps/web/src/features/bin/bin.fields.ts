import { mediaPaymentName } from '@/domain/payment-method/media';
import type { FieldTable } from '@/shared/detail';
import { quantity } from '@/shared/format';
import { binFormTexts as texts, binsTexts } from './bin.texts';
import { countryName } from './countries';
import type { BinRowFragment } from './list/BinsPage.generated';

/** Fields of a BIN that are compared after a conflict. */
export const binFields: FieldTable<BinRowFragment> = {
  brand: [texts.card, ({ brand }) => brand.description],
  cardType: [texts.cardType, ({ cardType }) => cardType.description],
  subtype: [texts.subtype, ({ subtype }) => subtype?.description],
  country: [texts.country, ({ country }) => countryName(country)],
  issuer: [texts.issuer, ({ issuer }) => issuer?.description],
  paymentMethodCode: [texts.paymentMethod, ({ paymentMethodCode }) => mediaPaymentName(paymentMethodCode)],
  accreditationDay: [texts.accreditationDay, ({ accreditationDay }) => binsTexts.days(accreditationDay)],
  uses: [texts.uses, ({ uses }) => quantity(uses)],
};

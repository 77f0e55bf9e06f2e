import { binsTexts, cardLookupTexts as texts } from './bin.texts';
import { countryName } from './countries';
import type { BinRowFragment } from './list/BinsPage.generated';

/** Describes a BIN in one line: brand, type, issuer, country and days until accreditation. */
export const binSummary = (bin: BinRowFragment): string =>
  [
    bin.brand.description,
    bin.cardType.description,
    bin.subtype?.description,
    bin.issuer?.description,
    countryName(bin.country),
    texts.accredited(binsTexts.days(bin.accreditationDay)),
  ]
    .filter(Boolean)
    .join(' · ');

import { cuit, dni } from '@/shared/format';
import { identificationTexts as texts } from './identification.texts';

interface Identification {
  /** Type as the service gave it. */
  readonly typeCode: string;
  readonly number: string;
}

/** Name of a kind of document (GAP-45); another kind as the service gave it. */
export const identificationTypeText = (type: string): string => texts.types.find(({ id }) => id === type)?.name ?? type;

/** Name of a country (B146); another one as the service gave it. */
export const countryText = (country: string): string =>
  texts.countries.find(({ id }) => id === country)?.name ?? country;

/** The number of a document as people write it: `12.345.678`, `20-26756539-3`. */
export const identificationNumberText = ({ typeCode, number }: Identification): string => {
  if (typeCode === 'DNI_ARG') return dni(number);
  if (typeCode === 'CUIT_ARG') return cuit(number);
  return number;
};

/** A document with its kind: `DNI 12.345.678`, `CUIT 20-26756539-3`; another kind as the service gave it. */
export const identificationText = (identification: Identification): string =>
  `${identificationTypeText(identification.typeCode)} ${identificationNumberText(identification)}`;

/** A document whose kind only its length shows: 11 digits are a CUIT, 7 or 8 a DNI. */
export const documentText = (number: string): string => (number.length === 11 ? cuit(number) : dni(number));

import { cuit, dni } from '@/shared/format';
import { identificationTexts as texts } from './identification.texts';

interface Identification {
  /** Type as the service sent it. */
  readonly typeCode: string;
  readonly number: string;
}

/** Returns the name of a type of document (GAP-45), or the type as the service sent it. */
export const identificationTypeText = (type: string): string => texts.types.find(({ id }) => id === type)?.name ?? type;

/** Returns the name of a country (B146), or its code as the service sent it. */
export const countryText = (country: string): string =>
  texts.countries.find(({ id }) => id === country)?.name ?? country;

/** Formats the number of a document: `12.345.678`, `20-26756539-3`. */
export const identificationNumberText = ({ typeCode, number }: Identification): string => {
  if (typeCode === 'DNI_ARG') return dni(number);
  if (typeCode === 'CUIT_ARG') return cuit(number);
  return number;
};

/**
 * Formats a document with its type: `DNI 12.345.678`, `CUIT 20-26756539-3`. An unknown type stays as the service sent
 * it.
 */
export const identificationText = (identification: Identification): string =>
  `${identificationTypeText(identification.typeCode)} ${identificationNumberText(identification)}`;

/** Formats a document by its length: 11 digits are a CUIT, 7 or 8 a DNI. Any other number is returned unchanged. */
export const documentText = (number: string): string => (number.length === 11 ? cuit(number) : dni(number));

import { isIdentificationType, type IdentificationForm } from '@backoffice/validators';

/** A document as forms hold it while there is none. */
export const noIdentification = { type: '', number: '', country: '' };

/** A document as mutations take it: without a type there is none (B228). */
export const identificationInput = ({ type, number, country }: IdentificationForm) =>
  isIdentificationType(type) ? { identification: { type, number, country } } : {};

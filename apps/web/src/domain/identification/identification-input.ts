import { isIdentificationType, type IdentificationForm } from '@backoffice/validators';

/** Form values of an empty document. */
export const noIdentification = { type: '', number: '', country: '' };

/** Converts form values to the mutation's argument. Empty if no type is chosen (B228). */
export const identificationInput = ({ type, number, country }: IdentificationForm) =>
  isIdentificationType(type) ? { identification: { type, number, country } } : {};

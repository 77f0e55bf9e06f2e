import type {
  NewPayer,
  NewPayerReference,
  Payer,
  PayerReference,
  PayerReferenceUpdate,
} from '@backoffice/contracts/payer';

/** E-mail addresses are kept in lower case, because lists find them by equality (A185). */
const address = (email: string | undefined): string | null => email?.toLowerCase() ?? null;

export const newPayer = ({ name, email, identification }: NewPayer, id: string): Payer => ({
  id,
  name: name.trim(),
  email: address(email),
  external_reference: null,
  identification: identification ?? null,
  phones: [],
});

export const newReference = (given: NewPayerReference, id: string): PayerReference => ({
  id,
  collector_id: given.collector_id,
  name: given.name.trim(),
  email: address(given.email),
  external_reference: given.external_reference ?? null,
  identification: given.identification ?? null,
});

/** An update says all that a person may edit: what it leaves out is gone, the identification too (B228, B312). */
export const updatedReference = (before: PayerReference, given: PayerReferenceUpdate): PayerReference => ({
  ...before,
  name: given.name.trim(),
  email: address(given.email),
  external_reference: given.externalReference ?? null,
  identification: given.identification ?? null,
});

import type {
  NewPayer,
  NewPayerReference,
  Payer,
  PayerReference,
  PayerReferenceUpdate,
} from '@backoffice/contracts/payer';

/** Converts an e-mail address to lower case, because lists compare it by equality (A185). Null if there is none. */
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

/**
 * Applies an update. It contains every editable field, so a missing one is removed, including the identification (B228,
 * B312).
 */
export const updatedReference = (before: PayerReference, given: PayerReferenceUpdate): PayerReference => ({
  ...before,
  name: given.name.trim(),
  email: address(given.email),
  external_reference: given.externalReference ?? null,
  identification: given.identification ?? null,
});

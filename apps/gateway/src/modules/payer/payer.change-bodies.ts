import type { NewPayer, NewPayerReference, PayerReferenceUpdate } from '@backoffice/contracts/payer';
import { check, payerForm, payerReferenceForm, type IdentificationForm } from '@backoffice/validators';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type * as api from '../../api/schema-types.generated.ts';

/** Returns the identification for the service; nothing when no type was chosen (B228). */
const identificationOf = ({ type, number, country }: IdentificationForm) =>
  type === '' ? {} : { identification: { type, number, country } };

const blank: IdentificationForm = { type: '', number: '', country: '' };

/**
 * Checks and converts the form of a payer (B223 to B226).
 * @throws GatewayError for an invalid field
 */
export const newPayer = ({ name, email, identification }: api.MutationCreatePayerArgs): NewPayer => {
  const form = checked('', payerForm, { name, email, identification: identification ?? blank });
  return { name: form.name, email: form.email, ...identificationOf(form.identification) };
};

const checkedReference = (collectorId: string, { identification, ...given }: api.PayerReferenceInput) => {
  const result = check(payerReferenceForm, {
    collectorId,
    name: given.name,
    email: given.email ?? '',
    externalReference: given.externalReference ?? '',
    identification: identification ?? blank,
  });
  if (result.ok) return result.value;
  const name = result.path === 'collectorId' ? result.path : `reference.${result.path}`;
  throw inputError(name, result.message, result.code);
};

/**
 * Checks and converts the form of a new reference. Empty fields are not sent (B228).
 * @throws GatewayError for an invalid field
 */
export const newReference = ({ collectorId, reference }: api.MutationCreatePayerReferenceArgs): NewPayerReference => {
  const { email, externalReference, identification, ...value } = checkedReference(collectorId, reference);
  return {
    collector_id: value.collectorId,
    name: value.name,
    ...(email === '' ? {} : { email }),
    ...(externalReference === '' ? {} : { external_reference: externalReference }),
    ...identificationOf(identification),
  };
};

/**
 * Checks and converts an update of a reference. Its body is in camel case and has no collector, which cannot change
 * (CON-38).
 * @throws GatewayError for an invalid field
 */
export const referenceUpdate = ({ reference }: api.MutationUpdatePayerReferenceArgs): PayerReferenceUpdate => {
  // the form requires a collector; the placeholder is not sent
  const { name, email, externalReference, identification } = checkedReference('-', reference);
  return {
    name,
    ...(email === '' ? {} : { email }),
    ...(externalReference === '' ? {} : { externalReference }),
    ...identificationOf(identification),
  };
};

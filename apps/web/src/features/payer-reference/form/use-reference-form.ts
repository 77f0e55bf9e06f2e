import { payerReferenceForm, type InferType } from '@backoffice/validators';
import type { PayerReferenceInput } from '@/shared/apollo/schema-types.generated';
import { useForm } from '@/shared/form';
import { identificationInput, noIdentification } from '@/domain/identification';

/** A reference as its form holds it. */
type TypedReference = InferType<typeof payerReferenceForm>;

/** A form in which nothing is filled in. */
export const emptyReference = {
  collectorId: '',
  name: '',
  email: '',
  externalReference: '',
  identification: noIdentification,
};

/** A reference as mutations take it: what is empty is left out (B228). */
const inputOf = ({ name, email, externalReference, identification }: TypedReference): PayerReferenceInput => ({
  name,
  ...(email === '' ? {} : { email }),
  ...(externalReference === '' ? {} : { externalReference }),
  ...identificationInput(identification),
});

/** Arguments for a new or changed reference. */
export interface ReferenceArgs {
  readonly collectorId: string;
  readonly reference: PayerReferenceInput;
}

/** The form of a payer reference, new or to be changed (B223 to B228). */
export const useReferenceForm = (initialValues: typeof emptyReference, onSubmit: (args: ReferenceArgs) => void) =>
  useForm({
    shape: payerReferenceForm,
    initialValues,
    onSubmit: (reference) => onSubmit({ collectorId: reference.collectorId, reference: inputOf(reference) }),
  });

/** The form, for the fields that show it. */
export type ReferenceForm = ReturnType<typeof useReferenceForm>;

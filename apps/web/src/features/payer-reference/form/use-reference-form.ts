import { payerReferenceForm, type InferType } from '@backoffice/validators';
import type { PayerReferenceInput } from '@/shared/apollo/schema-types.generated';
import { useForm } from '@/shared/form';
import { identificationInput, noIdentification } from '@/domain/identification';

/** Form values of a reference. */
type TypedReference = InferType<typeof payerReferenceForm>;

/** Form values of an empty form. */
export const emptyReference = {
  collectorId: '',
  name: '',
  email: '',
  externalReference: '',
  identification: noIdentification,
};

/** Converts form values to the mutation's argument, without empty fields (B228). */
const inputOf = ({ name, email, externalReference, identification }: TypedReference): PayerReferenceInput => ({
  name,
  ...(email === '' ? {} : { email }),
  ...(externalReference === '' ? {} : { externalReference }),
  ...identificationInput(identification),
});

/** Arguments of the mutation for a new or changed reference. */
export interface ReferenceArgs {
  readonly collectorId: string;
  readonly reference: PayerReferenceInput;
}

/** Form of a new or changed payer reference (B223 to B228). */
export const useReferenceForm = (initialValues: typeof emptyReference, onSubmit: (args: ReferenceArgs) => void) =>
  useForm({
    shape: payerReferenceForm,
    initialValues,
    onSubmit: (reference) => onSubmit({ collectorId: reference.collectorId, reference: inputOf(reference) }),
  });

/** State of the form, for its fields. */
export type ReferenceForm = ReturnType<typeof useReferenceForm>;

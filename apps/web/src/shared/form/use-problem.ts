import type { FieldMetaProps } from 'formik';
import { useContext } from 'react';
import { FieldRefusals } from './field-refusals';
import { FormTried } from './form-tried';

interface Problem {
  /** Error of the value, shown or not. */
  readonly error: string | undefined;
  /** Shown error or refusal. */
  readonly problem: string | undefined;
}

/**
 * Hook of a field's problem. An error is shown once the form has marked the field as touched, or after a failed submit.
 * A refusal of the gateway is shown at once.
 */
export const useProblem = (
  form: { readonly getFieldMeta: (name: string) => FieldMetaProps<string> },
  name: string,
): Problem => {
  const refusal = useContext(FieldRefusals)[name];
  const tried = useContext(FormTried);
  const { touched, error } = form.getFieldMeta(name);
  return { error, problem: (touched || tried ? error : undefined) ?? refusal };
};

import { problemsOf, type Schema } from '@backoffice/validators';
import { useFormik, type FormikProps } from 'formik';

/** What forms hold: text, as it is typed. */
type Typed = Record<string, string>;

interface FormOptions<Values extends Typed> {
  /** The validator that the gateway asks, too. */
  readonly shape: Schema;
  readonly initialValues: Values;
  readonly onSubmit: (values: Values) => void;
}

/** A form, for the fields that show it. */
export type Form<Values extends Typed> = Pick<
  FormikProps<Values>,
  | 'values'
  | 'dirty'
  | 'isValid'
  | 'handleSubmit'
  | 'handleBlur'
  | 'getFieldProps'
  | 'getFieldMeta'
  | 'setFieldValue'
  | 'resetForm'
>;

/**
 * A form whose validator is the gateway's; its names are flat, so that the path of a problem is a name. Problems are
 * shown once a field was left; until then only the button knows.
 */
export function useForm<Values extends Typed>({ shape, initialValues, onSubmit }: FormOptions<Values>): Form<Values> {
  return useFormik<Values>({
    initialValues,
    validateOnMount: true,
    validate: (values): object => problemsOf(shape, values),
    onSubmit,
  });
}

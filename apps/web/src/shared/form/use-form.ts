import { problemsOf, type Schema } from '@backoffice/validators';
import { useFormik, type FormikValues } from 'formik';

interface FormOptions<Values> {
  /** The validator that the gateway asks, too. */
  readonly shape: Schema;
  readonly initialValues: Values;
  readonly onSubmit: (values: Values) => void;
}

/** A form whose validator is the gateway's; its names are flat, so that the path of a problem is a name. Problems are shown once a field was left; until then only the button knows. */
export const useForm = <Values extends FormikValues>({ shape, initialValues, onSubmit }: FormOptions<Values>) =>
  useFormik<Values>({
    initialValues,
    validateOnMount: true,
    validate: (values) => problemsOf(shape, values),
    onSubmit,
  });

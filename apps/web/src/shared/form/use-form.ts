import { check, problemsOf, type InferType, type Schema } from '@backoffice/validators';
import { setIn, useFormik, type FormikProps } from 'formik';

/** Values of forms: text, as it is typed, and parts that hold the same. */
interface Typed {
  readonly [name: string]: string | Typed;
}

interface FormOptions<Values extends Typed, Shape extends Schema> {
  /** The validator that the gateway asks, too. */
  readonly shape: Shape;
  readonly initialValues: Values;
  /** Takes the values as the shape leaves them: trimmed, without separators. */
  readonly onSubmit: (values: InferType<Shape>) => void;
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
  | 'setFieldTouched'
  | 'setFieldValue'
  | 'resetForm'
>;

/** Formik's `setIn`, whose types say nothing: the problem of `identification.number` lies in `identification`. */
const withProblem: (problems: object, path: string, message: string) => object = setIn;

/**
 * A form whose validator is the gateway's: the path of a problem is the name of its field. Problems are shown once a
 * field was left; until then only the button knows.
 */
export function useForm<Values extends Typed, Shape extends Schema>({
  shape,
  initialValues,
  onSubmit,
}: FormOptions<Values, Shape>): Form<Values> {
  return useFormik<Values>({
    initialValues,
    validateOnMount: true,
    validate: (values) =>
      Object.entries(problemsOf(shape, values)).reduce<object>((all, problem) => withProblem(all, ...problem), {}),
    onSubmit: (values) => {
      const checked = check(shape, values);
      if (checked.ok) onSubmit(checked.value);
    },
  });
}

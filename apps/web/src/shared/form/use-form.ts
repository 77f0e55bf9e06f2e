import { problemsOf, type Schema } from '@backoffice/validators';
import { useFormik, type FormikProps } from 'formik';

/** What forms hold: text, as it is typed, and parts that hold the same. */
interface Typed {
  readonly [name: string]: string | Typed;
}

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
  | 'setFieldTouched'
  | 'setFieldValue'
  | 'resetForm'
>;

interface Problems {
  [name: string]: string | Problems;
}

/** The problems where the fields look for them: that of `identification.number` lies in `identification`. */
const nested = (problems: Readonly<Record<string, string>>): Problems => {
  const all: Problems = {};
  for (const [path, message] of Object.entries(problems)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let place = all;
    for (const name of names) {
      const inner = place[name];
      place = typeof inner === 'object' ? inner : (place[name] = {});
    }
    place[last] = message;
  }
  return all;
};

/**
 * A form whose validator is the gateway's: the path of a problem is the name of its field. Problems are shown once a
 * field was left; until then only the button knows.
 */
export function useForm<Values extends Typed>({ shape, initialValues, onSubmit }: FormOptions<Values>): Form<Values> {
  return useFormik<Values>({
    initialValues,
    validateOnMount: true,
    validate: (values): object => nested(problemsOf(shape, values)),
    onSubmit,
  });
}

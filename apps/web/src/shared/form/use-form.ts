import { check, problemsOf, type InferType, type Schema } from '@backoffice/validators';
import { setIn, useFormik, type FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { rebased, type Typed } from './rebased';

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
  | 'setValues'
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

/**
 * Has a form go on with what is there now, once that is another thing than it was opened with: what the person left alone
 * follows, and what they typed stays.
 */
export const useRebase = <Values extends Typed>(
  { values, resetForm, setValues }: Pick<Form<Values>, 'values' | 'resetForm' | 'setValues'>,
  now: Values,
): void => {
  const base = useRef(now);
  useEffect(function goOnWithNow() {
    if (JSON.stringify(base.current) === JSON.stringify(now)) return;
    const typed = rebased(values, base.current, now);
    base.current = now;
    resetForm({ values: now });
    void setValues(typed);
  });
};

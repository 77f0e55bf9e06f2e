import { check, problemsOf, type InferType, type Schema } from '@backoffice/validators';
import { setIn, useFormik, type FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { rebased, type Typed } from './rebased';

interface FormOptions<Values extends Typed, Shape extends Schema> {
  /** Validator, the same as in the gateway. */
  readonly shape: Shape;
  readonly initialValues: Values;
  /** Called with the values that the shape has normalized: trimmed, without separators. */
  readonly onSubmit: (values: InferType<Shape>) => void;
}

/** Form, as its fields use it. */
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

/** Typed alias of Formik's untyped `setIn`. A path such as `identification.number` creates a nested object. */
const withProblem: (problems: object, path: string, message: string) => object = setIn;

/**
 * Hook of a form with the gateway's validator, whose problem paths are the names of the fields. A field shows its
 * problem only after it was left; until then only the submit button is disabled.
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
 * Hook that rebases a form when the current entity changes. Untouched values follow the current entity; typed values
 * stay.
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

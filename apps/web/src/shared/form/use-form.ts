import { check, excessesOf, problemsOf, type InferType, type Schema } from '@backoffice/validators';
import { setIn, useFormik, type FieldInputProps, type FormikProps } from 'formik';
import { useCallback, useEffect, useMemo, useRef, type ChangeEvent, type FocusEvent } from 'react';
import { rebased, type Typed } from './rebased';

interface FormOptions<Values extends Typed, Shape extends Schema> {
  /** Validator, the same as in the gateway. */
  readonly shape: Shape;
  readonly initialValues: Values;
  /** Called with the values that the shape has normalized: trimmed, without separators. */
  readonly onSubmit: (values: InferType<Shape>) => void;
}

interface FieldProps extends Omit<FieldInputProps<string>, 'onChange' | 'onBlur'> {
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Form, as its fields use it. */
export type Form<Values extends Typed> = Pick<
  FormikProps<Values>,
  | 'values'
  | 'dirty'
  | 'isValid'
  | 'handleSubmit'
  | 'getFieldMeta'
  | 'setFieldTouched'
  | 'setFieldValue'
  | 'setValues'
  | 'resetForm'
> & {
  readonly handleBlur: (event: FocusEvent) => void;
  readonly getFieldProps: (name: string) => FieldProps;
};

/** Typed alias of Formik's untyped `setIn`. A path such as `identification.number` creates a nested object. */
const withProblem: (problems: object, path: string, message: string) => object = setIn;

const textIn = ({ target }: FocusEvent, property: 'name' | 'value'): string =>
  String(Reflect.get(target, property) ?? '');

/**
 * Hook that marks a left field as touched only if it was edited, or has a text. An empty field that was only passed
 * through shows no error.
 */
export const useEditedFields = <Values extends object>(formik: FormikProps<Values>) => {
  const edited = useRef(new Set<string>());
  const { getFieldProps, handleBlur, handleChange, setFieldTouched, setFieldValue, resetForm } = formik;
  const leave = (event: FocusEvent): void => {
    if (edited.current.has(textIn(event, 'name')) || textIn(event, 'value') !== '') handleBlur(event);
  };
  return {
    ...formik,
    handleBlur: leave,
    getFieldProps: (name: string): FieldProps => ({
      ...getFieldProps(name),
      onChange: (event) => {
        edited.current.add(name);
        handleChange(event);
      },
      onBlur: leave,
    }),
    setFieldValue: useCallback<typeof setFieldValue>(
      (name, value, validates) => {
        edited.current.add(name);
        return setFieldValue(name, value, validates);
      },
      [setFieldValue],
    ),
    setFieldTouched: useCallback<typeof setFieldTouched>(
      (name, touched = true, validates) => {
        if (!touched) edited.current.delete(name);
        return setFieldTouched(name, touched, validates);
      },
      [setFieldTouched],
    ),
    resetForm: useCallback<typeof resetForm>(
      (next) => {
        edited.current.clear();
        resetForm(next);
      },
      [resetForm],
    ),
  };
};

/**
 * Hook of a form with the gateway's validator, whose problem paths are the names of the fields. A field shows its
 * problem when it is left after an edit, and at once when typing on cannot mend it. A failed submit shows all problems
 * (`TriedFields`).
 */
export function useForm<Values extends Typed, Shape extends Schema>({
  shape,
  initialValues,
  onSubmit,
}: FormOptions<Values, Shape>): Form<Values> {
  const form = useEditedFields(
    useFormik<Values>({
      initialValues,
      validateOnMount: true,
      validate: (values) =>
        Object.entries(problemsOf(shape, values)).reduce<object>((all, problem) => withProblem(all, ...problem), {}),
      onSubmit: (values) => {
        const checked = check(shape, values);
        if (checked.ok) onSubmit(checked.value);
      },
    }),
  );
  const { values } = form;
  const excesses = useMemo(() => excessesOf(shape, values), [shape, values]);
  return {
    ...form,
    getFieldMeta: <Value>(name: string) => {
      const meta = form.getFieldMeta<Value>(name);
      return { ...meta, touched: meta.touched || excesses.has(name) };
    },
  };
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

import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldInputProps, FieldMetaProps } from 'formik';
import { useContext, type FocusEvent } from 'react';
import { FormLock } from './form-lock';
import { useProblem } from './use-problem';
import { HelperLine } from '@/shared/feedback';

/** Functions of a form that a field needs. */
export interface FieldForm {
  readonly getFieldProps: (name: string) => FieldInputProps<string>;
  readonly getFieldMeta: (name: string) => FieldMetaProps<string>;
}

/** Functions of a form that a field needs to change its own value. */
export interface AlterableForm extends FieldForm {
  readonly handleBlur: (event: FocusEvent) => void;
  readonly setFieldTouched: (name: string) => Promise<unknown>;
  readonly setFieldValue: (name: string, value: string | Readonly<Record<string, string>>) => Promise<unknown>;
}

interface FormFieldProps extends Omit<TextFieldProps, 'form' | 'name' | 'error' | 'value' | 'disabled'> {
  readonly form: FieldForm;
  readonly name: string;
}

/** Text field of a form. Below it is the hint or the problem. */
export const FormField = ({ form, name, helperText, ...field }: FormFieldProps) => {
  const locked = useContext(FormLock);
  const { error, problem } = useProblem(form, name);
  return (
    <TextField
      fullWidth
      size="small"
      {...form.getFieldProps(name)}
      {...field}
      disabled={locked}
      error={problem !== undefined}
      helperText={<HelperLine next={error} problem={problem} hint={helperText} />}
    />
  );
};

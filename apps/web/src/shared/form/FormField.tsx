import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldInputProps, FieldMetaProps } from 'formik';
import { useContext, type FocusEvent } from 'react';
import { FieldRefusals } from './field-refusals';
import { FormLock } from './form-lock';
import { HelperLine } from '@/shared/feedback';

/** Part of a form that a field needs. */
export interface FieldForm {
  readonly getFieldProps: (name: string) => FieldInputProps<string>;
  readonly getFieldMeta: (name: string) => FieldMetaProps<string>;
}

/** Part of a form that a field needs to alter it by itself. */
export interface AlterableForm extends FieldForm {
  readonly handleBlur: (event: FocusEvent) => void;
  readonly setFieldTouched: (name: string) => Promise<unknown>;
  readonly setFieldValue: (name: string, value: string | Readonly<Record<string, string>>) => Promise<unknown>;
}

interface FormFieldProps extends Omit<TextFieldProps, 'form' | 'name' | 'error' | 'value' | 'disabled'> {
  readonly form: FieldForm;
  readonly name: string;
}

/** A text field of a form: its problem below it once it was left or refused, its hint until then. */
export const FormField = ({ form, name, helperText, ...field }: FormFieldProps) => {
  const locked = useContext(FormLock);
  const refusals = useContext(FieldRefusals);
  const { touched, error } = form.getFieldMeta(name);
  const problem = (touched ? error : undefined) ?? refusals[name];
  return (
    <TextField
      fullWidth
      size="small"
      {...form.getFieldProps(name)}
      {...field}
      disabled={locked}
      error={problem !== undefined}
      helperText={<HelperLine next={error}>{problem ?? helperText}</HelperLine>}
    />
  );
};

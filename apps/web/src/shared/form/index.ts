export { AmountField } from './AmountField';
export { FieldRefusals, type Refusals } from './field-refusals';
export { FormLock } from './form-lock';
export { FormField, type FieldForm } from './FormField';
export { ReasonField } from './ReasonField';
export { useForm, type Form } from './use-form';

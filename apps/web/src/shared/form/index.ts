export { AmountField } from './AmountField';
export { FormLock } from './form-lock';
export { FormField } from './FormField';
export { ReasonField } from './ReasonField';
export { useForm } from './use-form';

export { AmountField } from './AmountField';
export { ChoiceField } from './ChoiceField';
export { FieldRefusals, type Refusals } from './field-refusals';
export { FormLock } from './form-lock';
export { FormField, type AlterableForm } from './FormField';
export { digitsUpTo, type Mask } from './mask';
export { MaskedField } from './MaskedField';
export { ReasonField } from './ReasonField';
export { useForm } from './use-form';

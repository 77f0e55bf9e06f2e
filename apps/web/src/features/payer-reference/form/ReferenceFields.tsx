import { FormField, textMaxLength } from '@/shared/form';
import { IdentificationFields } from '@/domain/identification';
import { payerReferencesTexts } from '../payer-reference.texts';
import type { ReferenceForm } from './use-reference-form';

const { form: texts } = payerReferencesTexts;

interface ReferenceFieldsProps {
  readonly form: ReferenceForm;
  readonly autoFocus?: boolean;
}

/** Fields of a payer reference, without its collector (B52). */
export const ReferenceFields = ({ form, autoFocus = false }: ReferenceFieldsProps) => (
  <>
    <FormField
      form={form}
      name="name"
      label={texts.name}
      required
      autoFocus={autoFocus}
      slotProps={{ htmlInput: { maxLength: textMaxLength(120), autoComplete: 'off' } }}
    />
    <FormField
      form={form}
      name="email"
      type="email"
      label={texts.email}
      slotProps={{ htmlInput: { maxLength: textMaxLength(254), autoComplete: 'off', inputMode: 'email' } }}
    />
    <FormField
      form={form}
      name="externalReference"
      label={texts.externalReference}
      slotProps={{ htmlInput: { maxLength: textMaxLength(120), autoComplete: 'off' } }}
    />
    <IdentificationFields form={form} type={form.values.identification.type} />
  </>
);

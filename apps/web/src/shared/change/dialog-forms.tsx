import { addresseeForm, amountForm, reasonForm } from '@backoffice/validators';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AddressedDialog } from '@/shared/actions';
import { AmountField, FormField, ReasonField, textRoom, useForm } from '@/shared/form';

/** A form of a dialog: its fields, and how it stands. */
export interface DialogForm {
  /** True while the typed values are complete and valid. */
  readonly valid: boolean;
  /** True when something was typed that closing would lose. */
  readonly dirty?: boolean;
  /** In place of the action's own label. */
  readonly submitLabel?: string | undefined;
  readonly onSubmit: () => void;
  /** A dialog that follows at once where the person asks for both: `Guardar y reprocesar`. */
  readonly next?: NextDialog | undefined;
  readonly fields?: ReactNode;
}

/** A dialog of another entity, which opens once this change was made. */
export interface NextDialog extends AddressedDialog {
  /** Label of the button that asks for the change and for it. */
  readonly label: string;
  /** Parameter of the address that names its entity. */
  readonly parameter: string;
}

/** Hook that makes the form of a dialog about something; `submit` takes the arguments of the mutation. */
export type UseDialogForm<About, Args> = (about: About, submit: (args: Args) => void) => DialogForm;

/** Makes a form without fields, only a confirmation; `textOf` names what or whom it reaches. */
export const confirmation =
  <About,>(textOf: (about: About) => string | null | undefined = () => null): UseDialogForm<About, object> =>
  (about, submit) => {
    const text = textOf(about);
    return {
      valid: true,
      onSubmit: () => {
        submit({});
      },
      fields: text && <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{text}</Typography>,
    };
  };

/** Makes a form that asks for nothing but the reason (A79, A156). @param label what the field is called */
export const reasonFormOf =
  (label?: string): UseDialogForm<unknown, { readonly reason: string }> =>
  (_about, submit) => {
    const form = useForm({ shape: reasonForm, initialValues: { reason: '' }, onSubmit: submit });
    return {
      valid: form.isValid,
      dirty: form.dirty,
      onSubmit: form.handleSubmit,
      fields: <ReasonField form={form} label={label} autoFocus />,
    };
  };

/** Form that asks for nothing but the reason. */
export const useReasonForm = reasonFormOf();

interface AmountOptions {
  readonly label: string;
  readonly currencyId: string;
  readonly helperText?: string;
}

/** Form that asks for an amount; `submit` takes decimal text with two decimals (INP-12). */
export const useAmountForm: UseDialogForm<AmountOptions, { readonly amount: string }> = (field, submit) => {
  const form = useForm({
    shape: amountForm,
    initialValues: { amount: '' },
    onSubmit: submit,
  });
  return {
    valid: form.isValid,
    dirty: form.dirty,
    onSubmit: form.handleSubmit,
    fields: <AmountField form={form} {...field} autoFocus />,
  };
};

interface EmailOptions {
  readonly label: string;
  readonly initial: string | null | undefined;
}

/** Form that asks for the e-mail address of an addressee. */
export const useEmailForm: UseDialogForm<EmailOptions, { readonly to: string }> = ({ label, initial }, submit) => {
  const form = useForm({
    shape: addresseeForm,
    initialValues: { to: initial ?? '' },
    onSubmit: submit,
  });
  return {
    valid: form.isValid,
    dirty: form.dirty,
    onSubmit: form.handleSubmit,
    fields: (
      <FormField
        form={form}
        name="to"
        type="email"
        label={label}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: textRoom(254), autoComplete: 'off', inputMode: 'email' } }}
      />
    ),
  };
};

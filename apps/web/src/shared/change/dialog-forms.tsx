import { addresseeForm, amountForm, reasonForm } from '@backoffice/validators';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AddressedDialog } from '@/shared/actions';
import { AmountField, FormField, ReasonField, textMaxLength, useForm } from '@/shared/form';

/** Form of a dialog: its fields and their state. */
export interface DialogForm {
  /** True while the typed values are complete and valid. */
  readonly valid: boolean;
  /** True when closing would lose typed values. */
  readonly dirty?: boolean;
  /** Replaces the label of the submit button. */
  readonly submitLabel?: string | undefined;
  /**
   * Formatted amount on the submit button of an action that moves money. Undefined shows the amount of the records; an
   * empty text shows none.
   */
  readonly moves?: string | undefined;
  readonly onSubmit: () => void;
  /** Dialog that a second button opens after the change: `Guardar y reprocesar`. */
  readonly next?: NextDialog | undefined;
  readonly fields?: ReactNode;
}

/** Dialog of another entity, opened after this change succeeded. */
export interface NextDialog extends AddressedDialog {
  /** Label of the button that sends the change and opens this dialog. */
  readonly label: string;
  /** Parameter of the address with the entity's identifier. */
  readonly parameter: string;
}

/** Hook that creates the form of a dialog; the form passes the arguments of the mutation to `submit`. */
export type UseDialogForm<About, Args> = (about: About, submit: (args: Args) => void) => DialogForm;

/**
 * Creates a form without fields, for an action that is only confirmed.
 * @param textOf returns the name of the affected person or thing
 */
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

/**
 * Creates a form with only a reason (A79, A156).
 * @param label undefined for the usual label of `ReasonField`
 */
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

/** Form with only a reason. */
export const useReasonForm = reasonFormOf();

interface AmountOptions {
  readonly label: string;
  readonly currencyId: string;
  readonly helperText?: string;
}

/** Form with an amount; it passes decimal text with two decimals (INP-12). */
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

/** Form with the e-mail address of a recipient. */
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
        slotProps={{ htmlInput: { maxLength: textMaxLength(254), autoComplete: 'off', inputMode: 'email' } }}
      />
    ),
  };
};

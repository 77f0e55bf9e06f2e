import { cardForm, check, parseExpiration, transferForm } from '@backoffice/validators';
import { useState } from 'react';
import type { PaymentMethodInput } from '@/shared/apollo/schema-types.generated';
import { useForm } from '@/shared/form';

/** Kind of payment method: a card, or an account that pays by transfer. */
export type MethodKind = 'card' | 'transfer';

const empty = { number: '', expiration: '', name: '', identificationNumber: '' };

/** Converts the typed texts to the mutation's argument. Undefined while they are not valid. */
const inputOf = (kind: MethodKind, typed: typeof empty): PaymentMethodInput | undefined => {
  if (kind === 'transfer') {
    const checked = check(transferForm, typed);
    if (!checked.ok) return undefined;
    const { number, name, identificationNumber } = checked.value;
    return { transfer: { number, holder: { name, identificationNumber, country: 'ARG' } } };
  }
  const checked = check(cardForm, typed);
  const expiration = parseExpiration(typed.expiration);
  if (!checked.ok || !expiration) return undefined;
  const { number, name, identificationNumber } = checked.value;
  return {
    card: {
      number,
      expirationMonth: expiration.month,
      expirationYear: expiration.year,
      holder: { name, identificationNumber, country: 'ARG' },
    },
  };
};

/**
 * Form of a payment method. The typed card data stays in the state of the form, and goes to `onSubmit`. A mutation with
 * it uses `withoutCaching`.
 */
export const useMethodForm = (onSubmit: (method: PaymentMethodInput) => void) => {
  const [kind, setKind] = useState<MethodKind>('card');
  const form = useForm({
    shape: kind === 'card' ? cardForm : transferForm,
    initialValues: empty,
    onSubmit: () => method && onSubmit(method),
  });
  const method = inputOf(kind, form.values);
  return {
    form,
    kind,
    /** Switches between card and account, and clears the form. */
    choose: (chosen: MethodKind) => {
      setKind(chosen);
      form.resetForm();
    },
    valid: method !== undefined,
  };
};

/** State of the form, for its fields. */
export type MethodForm = ReturnType<typeof useMethodForm>;

import { cardForm, check, parseExpiration, transferForm } from '@backoffice/validators';
import { useState } from 'react';
import type { PaymentMethodInput } from '@/shared/apollo/schema-types.generated';
import { useForm } from '@/shared/form';

/** A card or an account. */
export type MethodKind = 'card' | 'transfer';

const empty = { number: '', expiration: '', name: '', identificationNumber: '' };

/** Argument of the mutation from the typed text; undefined while it is not valid. */
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

/** The form of a payment method. What is typed lives in it and nowhere else: no memory, no storage, no address. */
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
    /** The number of a card is no account: what was typed is forgotten. */
    choose: (chosen: MethodKind) => {
      setKind(chosen);
      form.resetForm();
    },
    valid: method !== undefined,
  };
};

/** The form, for the fields that show it. */
export type MethodForm = ReturnType<typeof useMethodForm>;

import { check, refundForm } from '@backoffice/validators';
import { useEffect, useState } from 'react';
import type { UseDialogForm } from '@/shared/change';
import { money } from '@/shared/format';
import { AmountField, ChoiceField, ReasonField, useForm } from '@/shared/form';
import { dialogTexts as texts } from './payment-actions.texts';
import type { PaymentForActionFragment } from './PaymentChanges.generated';

interface Refund {
  readonly reason: string;
  readonly amount: string;
  readonly partial: boolean;
}

type Share = 'all' | 'part';

/** Form that refunds the whole refundable amount or a part of it (PAC-13, PAC-35, GAP-51). */
export const useRefundForm: UseDialogForm<PaymentForActionFragment, Refund> = (payment, submit) => {
  const { refundableAmount: refundable, currencyId } = payment;
  const [share, setShare] = useState<Share>('all');
  const shape = refundForm(refundable);
  const form = useForm({
    shape,
    initialValues: { amount: refundable, reason: '' },
    onSubmit: (refund) => submit({ ...refund, partial: refund.amount !== refundable }),
  });
  const { setFieldValue } = form;
  const choose = (chosen: Share) => {
    setShare(chosen);
    void setFieldValue('amount', chosen === 'all' ? refundable : '');
    void form.setFieldTouched('amount', false);
  };
  useEffect(
    function followWhatIsLeft() {
      // after a conflict the refundable amount may be lower
      if (share === 'all') void setFieldValue('amount', refundable);
    },
    [share, refundable, setFieldValue],
  );
  const typed = check(shape.pick(['amount']), form.values);
  const amount = typed.ok ? typed.value.amount : undefined;
  const left = money(refundable, currencyId);
  const partLabel = share === 'part' ? texts.refundPart : undefined;
  return {
    valid: form.isValid,
    dirty: form.dirty,
    submitLabel: amount === undefined ? partLabel : texts.refundAmount(money(amount, currencyId)),
    onSubmit: form.handleSubmit,
    fields: (
      <>
        <ChoiceField
          label={texts.howMuch}
          value={share}
          options={[
            { id: 'all', name: texts.all(left), detail: texts.allDetail },
            { id: 'part', name: texts.part, detail: texts.partDetail },
          ]}
          onChange={choose}
        />
        {share === 'part' && (
          <AmountField
            form={form}
            currencyId={currencyId}
            helperText={amount === refundable ? texts.wholeAsPart : texts.refundable(left)}
          />
        )}
        <ReasonField form={form} autoFocus />
      </>
    ),
  };
};
